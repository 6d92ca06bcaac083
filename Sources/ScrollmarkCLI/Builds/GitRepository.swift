/// A git repository, asked through the program `git`.
struct GitRepository {
  /// A folder in the repository.
  let folder: String
  /// The variables of the environment, without those that would lead git elsewhere.
  private let environment: [String: String]

  /// The repository that holds `folder`.
  init(folder: String, environment: [String: String]) {
    self.folder = folder.isEmpty ? "." : folder
    self.environment = environment.filter { !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].contains($0.key) }
  }

  /// The full name of the commit that `reference` leads to. Fails with `noReference` where there is no git, no repository or no such thing.
  func commit(of reference: String) throws(CommandFailure) -> String {
    guard try git(["rev-parse", "--git-dir"]).end == .exited(0) else {
      throw CommandFailure(
        .noReference,
        "\(folder) is in no git repository, so that nobody can look up '\(reference)' in it\n"
          + "Name a binary by its path, such as ./scrollmark, or start it in a clone")
    }
    guard !reference.hasPrefix("-") else { throw unknown(reference, said: "") }
    let outcome = try git(["rev-parse", "--verify", "--quiet", reference + "^{commit}"])
    guard outcome.end == .exited(0) else { throw unknown(reference, said: outcome.lastLines(2)) }
    return outcome.text.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// The full name of the commit at which `head` and `reference` parted. Fails with `noReference` where there is none.
  func mergeBase(of head: String, and reference: String) throws(CommandFailure) -> String {
    let outcome = try git(["merge-base", try commit(of: reference), try commit(of: head)])
    guard outcome.end == .exited(0), let commit = outcome.text.split(separator: "\n").first else {
      throw CommandFailure(
        .noReference,
        "\(head) and '\(reference)' have no commit in common in \(folder); in a shallow clone, fetch the history first")
    }
    return String(commit)
  }

  /// Puts the files of `commit` into the new folder `path`.
  func addWorkTree(at path: String, commit: String) throws(CommandFailure) {
    let outcome = try git(["worktree", "add", "--force", "--detach", path, commit])
    guard outcome.end == .exited(0) else {
      throw CommandFailure(
        .noReference, "git cannot check out \(commit.prefix(12)) in \(path):\n\(outcome.lastLines(5))")
    }
  }

  /// Takes a work tree away, and what git remembers of it, whether it is whole or not.
  func removeWorkTree(at path: String) throws(CommandFailure) {
    _ = try git(["worktree", "remove", "--force", "--force", path])
    BuildCache.remove(path)
    _ = try git(["worktree", "prune"])
  }

  /// Changes the files of a work tree by `patch`, a unified difference.
  static func apply(_ patch: String, in tree: String, environment: [String: String]) throws(CommandFailure) {
    let repository = GitRepository(folder: tree, environment: environment)
    let outcome = try repository.git(["apply", "--whitespace=nowarn", patch])
    guard outcome.end == .exited(0) else {
      throw CommandFailure(.buildOfHeadFailed, "\(patch) does not apply:\n\(outcome.lastLines(5))")
    }
  }

  private func git(_ arguments: [String]) throws(CommandFailure) -> ChildProcess.Outcome {
    do {
      return try ChildProcess.run("git", ["-C", folder] + arguments, environment: environment)
    } catch let error as SystemError {
      throw CommandFailure(.noReference, "cannot run git: \(error.text). Install it, or name built binaries instead")
    } catch {
      throw CommandFailure(error)
    }
  }

  private func unknown(_ reference: String, said: String) -> CommandFailure {
    let cause = said.isEmpty ? "" : ":\n\(said)"
    return CommandFailure(
      .noReference,
      "'\(reference)' is neither a path of a binary nor a git reference in \(folder)\(cause)\n"
        + "A binary is written with a slash, such as ./scrollmark; in a shallow clone, fetch the history first")
  }
}
