import Glibc

/// The folder that receives the files of a run. A file in it is replaced whole or stays as it was.
struct OutputFolder {
  /// The path of the folder.
  let path: String
  /// The folders that did not exist before, the innermost first.
  private let made: [String]

  /// Makes the folder if it does not exist and makes sure that a file can be written in it.
  init(preparing path: String) throws(CommandFailure) {
    self.path = path
    do {
      made = try Self.makeFolders(path)
    } catch {
      throw CommandFailure(error.exitCode, "cannot make the output folder \(path): \(error.text)")
    }
    do {
      let probe = try TemporaryFile(in: path, for: "probe", bytes: [])
      probe.discard()
    } catch {
      removeIfEmpty()
      throw CommandFailure(error.exitCode, "cannot write to the output folder \(path): \(error.text)")
    }
  }

  /// Takes away what `init` made and nobody used.
  func removeIfEmpty() {
    for folder in made where rmdir(folder) != 0 { return }
  }

  /// Writes all `files` beside their final places, then moves them there. If one cannot be written, none is changed, and a folder
  /// that was made for them is taken away again. Then what an earlier run left under one of `outdated`, and this one did not write, goes.
  func replace(_ files: [OutputFile], clearing outdated: [String] = []) throws(CommandFailure) {
    Interruption.holdOff()
    defer { Interruption.letGo() }
    var written: [TemporaryFile] = []
    var current = ""
    do throws(SystemError) {
      for file in files {
        current = file.name
        written.append(try TemporaryFile(in: path, for: file.name, bytes: file.bytes))
      }
      for file in files {
        current = file.name
        try Self.checkReplaceable("\(path)/\(file.name)")
      }
      for file in written {
        current = file.name
        try file.moveIntoPlace()
      }
      for name in outdated where !files.contains(where: { $0.name == name }) { unlink("\(path)/\(name)") }
      try Self.synchronize(path)
    } catch {
      for file in written { file.discard() }
      removeIfEmpty()
      throw CommandFailure(error.exitCode, "cannot write \(path)/\(current): \(error.text)")
    }
  }

  /// Makes `path` and what is missing above it; answers what was made, the innermost first.
  private static func makeFolders(_ path: String) throws(SystemError) -> [String] {
    var made: [String] = []
    var current = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      current += "/" + part
      if mkdir(current, 0o777) == 0 {
        made.insert(current, at: 0)
      } else if errno != EEXIST {
        let error = SystemError.last
        for folder in made { rmdir(folder) }
        throw error
      }
    }
    return made
  }

  /// A file gives way to a new one; a folder, a device or a pipe does not, nor does a link that leads to one.
  private static func checkReplaceable(_ path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw SystemError(number: EISDIR)
    default: throw SystemError(number: EINVAL)
    }
  }

  /// Makes sure that the new names survive a power failure.
  private static func synchronize(_ path: String) throws(SystemError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try System.check(descriptor)
    defer { close(descriptor) }
    // Some file systems cannot synchronise a folder; the files themselves are safe by then.
    if fsync(descriptor) != 0, errno != EINVAL { throw .last }
  }
}

/// A file to be written: its name in the folder, and its bytes.
struct OutputFile: Equatable {
  var name: String
  var bytes: [UInt8]
}

/// A file under a passing name, complete and on disk.
struct TemporaryFile {
  /// The name that it is to have.
  let name: String
  private let folder: String
  private let temporaryPath: String

  /// Writes `bytes` to a new file in `folder`. Nothing is left behind if that fails.
  init(in folder: String, for name: String, bytes: [UInt8]) throws(SystemError) {
    self.name = name
    self.folder = folder
    temporaryPath = "\(folder)/.\(name).\(getpid()).tmp"
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    try System.check(descriptor)
    do throws(SystemError) {
      try Self.fill(descriptor, with: bytes)
    } catch {
      discard()
      throw error
    }
  }

  /// Gives the file its name; whatever had that name is gone.
  func moveIntoPlace() throws(SystemError) {
    try System.check(rename(temporaryPath, "\(folder)/\(name)"))
  }

  /// Removes the file unless it has been moved.
  func discard() {
    unlink(temporaryPath)
  }

  /// Writes, brings to disk and closes; a delayed error of the disk comes out of the last two.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      let failure = bytes.withUnsafeBytes { buffer -> SystemError? in
        do throws(SystemError) {
          try System.write(buffer, to: descriptor)
          return nil
        } catch {
          return error
        }
      }
      if let failure { throw failure }
      try System.check(fsync(descriptor))
    } catch {
      close(descriptor)
      throw error
    }
    try System.check(close(descriptor))
  }
}
