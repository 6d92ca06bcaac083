import Foundation
import Glibc

/// A built scrollmark.
struct Executable: Equatable {
  /// The path of the binary.
  var path: String
  /// What it is, for people: the path, or the reference with its commit.
  var label: String

  /// The binary of this very process.
  static func own() throws(CommandFailure) -> Executable {
    let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    guard access(path, X_OK) == 0 else {
      throw CommandFailure(.internalError, "the running binary is gone: build it again")
    }
    return Executable(path: path, label: "this build")
  }
}

/// Which of the two a binary is.
enum PairRole: String, CaseIterable {
  case base
  case head

  /// How the process ends when this one does not build.
  var buildFailed: ExitCode { self == .base ? .buildOfBaseFailed : .buildOfHeadFailed }
}

/// Finds what the user names: a binary, or a git reference that is built.
enum ABExecutable {
  /// The binary at the path `text`, which has a slash, or that of the git reference `text`, from the cache or built now. Fails with
  /// `buildOfBaseFailed`, `buildOfHeadFailed`, or `noReference`.
  static func resolve(
    _ text: String, role: PairRole, home: Home, environment: [String: String], progress: (String) -> Void = { _ in }
  ) throws(CommandFailure) -> Executable {
    if text.contains("/"), access(text, F_OK) == 0 { return try binary(text, role) }
    let build = try ReferenceBuild(folder: home.folder, environment: environment)
    let commit = try build.repository.commit(of: text)
    let name = "\(role.rawValue) (\(text), \(commit.prefix(12)))"
    let path = try build.binary(of: commit, failure: role.buildFailed, name: name, progress: progress)
    let isCommit = commit.hasPrefix(text)
    return Executable(path: path, label: isCommit ? String(commit.prefix(12)) : "\(text) (\(commit.prefix(12)))")
  }

  private static func binary(_ path: String, _ role: PairRole) throws(CommandFailure) -> Executable {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, X_OK) == 0 else {
      throw CommandFailure(.usage, "\(role.rawValue): \(path) is not a program")
    }
    let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return Executable(path: absolute, label: path)
  }
}
