import Glibc

/// Reads files that the user names.
enum InputFile {
  /// Whether there is anything at `path`.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is a folder at `path`.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The most bytes that a file may have; a device may have no end.
  static let mostBytes = 1 << 30

  /// The bytes of the file at `path`. Throws `EFBIG` where there are more than `most`.
  static func bytes(at path: String, most: Int = mostBytes) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    try System.check(descriptor)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { throw .last }
      guard bytes.count <= most else { throw SystemError(number: EFBIG) }
    }
  }
}
