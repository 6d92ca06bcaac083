/// A build of the sources at a git reference, made in a work tree of its own and kept under its commit.
struct ReferenceBuild {
  /// Where the references are looked up.
  let repository: GitRepository
  /// Where what was built is kept.
  let cache: BuildCache
  /// Builds sources.
  let build: PackageBuild

  /// Looks up in the repository that holds `folder`.
  init(folder: String, environment: [String: String]) throws(CommandFailure) {
    repository = GitRepository(folder: folder, environment: environment)
    cache = try BuildCache(environment: environment)
    build = PackageBuild(environment: environment)
  }

  /// The path of a binary of `commit` with the patch at the path `patch` on top of it, from the cache or built now. Whoever does not build gets
  /// `code`.
  func binary(
    of commit: String, patch: String? = nil, failure code: ExitCode, name: String, progress: (String) -> Void
  ) throws(CommandFailure) -> String {
    var ingredients = try build.toolchain()
    if let patch {
      do {
        ingredients += String(decoding: try InputFile.bytes(at: patch), as: UTF8.self)
      } catch {
        throw CommandFailure(.usage, "cannot read \(patch): \(error.text)")
      }
    }
    let key = "\(commit)-\(Self.hash(ingredients))"
    if cache.has(key) { return cache.binary(key) }
    return try cache.holding(key, waiting: { progress("waiting for another build of \(name)") }) {
      () throws(CommandFailure) in
      if cache.has(key) { return cache.binary(key) }
      progress("building \(name)")
      try make(commit, patch: patch, as: key, failure: code, name: name)
      return cache.binary(key)
    }
  }

  private func make(
    _ commit: String, patch: String?, as key: String, failure code: ExitCode, name: String
  ) throws(CommandFailure) {
    let tree = cache.tree(key)
    // What an earlier build left that did not come to its end.
    try repository.removeWorkTree(at: tree)
    try repository.addWorkTree(at: tree, commit: commit)
    do throws(CommandFailure) {
      if let patch { try GitRepository.apply(patch, in: tree, environment: build.environment) }
      try cache.keep(try build.build(tree, failure: code, name: name), as: key)
    } catch {
      BuildCache.remove(tree)
      try? repository.removeWorkTree(at: tree)
      throw error
    }
    try repository.removeWorkTree(at: tree)
  }

  /// A short name for `text`: FNV-1a (Fowler, Noll, Vo), 64 bits.
  static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
