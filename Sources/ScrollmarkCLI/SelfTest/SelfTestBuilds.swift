/// The binaries that a self-test tries: the commit of the checkout as it is, and with each fault.
struct SelfTestBuilds {
  /// The commit, by its full name.
  let commit: String
  /// The commit as it is.
  let clean: String
  /// What is judged in each case. A build that is the same is a copy, so that not even its path is.
  let judged: [SelfTestCase: String]

  /// Builds what is not there yet.
  init(home: Home, environment: [String: String], progress: (String) -> Void) throws(CommandFailure) {
    let build = try ReferenceBuild(folder: home.folder, environment: environment)
    commit = try build.repository.commit(of: "HEAD")
    clean = try build.binary(of: commit, failure: .buildOfBaseFailed, name: "the commit", progress: progress)
    var judged: [SelfTestCase: String] = [:]
    for kind in SelfTestCase.allCases {
      guard let patch = kind.patch else { continue }
      judged[kind] = try build.binary(
        of: commit, patch: home.plants + "/" + patch, failure: .buildOfHeadFailed, name: "the fault \(kind.rawValue)",
        progress: progress)
    }
    let copy = clean + ".copy"
    try BuildCache.copy(clean, to: copy)
    for kind in [SelfTestCase.same, .sameLoaded] { judged[kind] = copy }
    self.judged = judged
  }
}
