import Foundation
import Glibc

/// The folder that keeps what was built of git references: a binary a commit and toolchain, and the work trees while they are built.
///
/// A binary appears by renaming, so that one that is there is whole. Who builds holds a lock that ends with its process, so that of several
/// processes that want the same commit one builds, and the others take what it built.
struct BuildCache {
  /// The path of the folder.
  let path: String

  /// SCROLLMARK_CACHE, or `scrollmark` in the user's folder for caches.
  init(environment: [String: String]) throws(CommandFailure) {
    func folder(_ name: String, _ rest: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 + rest }
    }
    guard
      let path = folder("SCROLLMARK_CACHE", "") ?? folder("XDG_CACHE_HOME", "/scrollmark")
        ?? folder("HOME", "/.cache/scrollmark")
    else { throw CommandFailure(.usage, "set SCROLLMARK_CACHE to the folder that keeps what is built of references") }
    self.path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// The binary of the entry `key`, whether it exists or not.
  func binary(_ key: String) -> String { "\(path)/\(key)/scrollmark" }

  /// Where the sources of the entry `key` are while it is built.
  func tree(_ key: String) -> String { "\(path)/trees/\(key)" }

  /// Says if the entry `key` has its binary.
  func has(_ key: String) -> Bool { access(binary(key), X_OK) == 0 }

  /// Does `body` while no other process builds the entry `key`; `waiting` is told if another one does.
  func holding<Result>(
    _ key: String, waiting: () -> Void, _ body: () throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    _ = try OutputFolder(preparing: "\(path)/trees")
    let descriptor = open("\(path)/\(key).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure("cannot lock \(key)") }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      waiting()
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw failure("cannot lock \(key)") }
        if Interruption.isRequested { throw CommandFailure(.interrupted, "interrupted") }
      }
    }
    return try body()
  }

  /// Copies the file at `path` to `place`, whatever is there.
  static func copy(_ path: String, to place: String) throws(CommandFailure) {
    remove(place)
    do {
      try FileManager.default.copyItem(atPath: URL(filePath: path).resolvingSymlinksInPath().path, toPath: place)
    } catch {
      throw CommandFailure(.outputNotWritable, "cannot copy \(path) to \(place): \(error.localizedDescription)")
    }
  }

  /// Makes `built` the binary of the entry `key`.
  func keep(_ built: String, as key: String) throws(CommandFailure) {
    _ = try OutputFolder(preparing: "\(path)/\(key)")
    let passing = binary(key) + ".tmp"
    try Self.copy(built, to: passing)
    guard rename(passing, binary(key)) == 0 else { throw failure("cannot write \(binary(key))") }
  }

  /// Removes the file or folder at `path`, if there is one.
  static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  private func failure(_ what: String) -> CommandFailure {
    let error = SystemError.last
    return CommandFailure(error.exitCode, "\(what) in \(path): \(error.text)")
  }
}
