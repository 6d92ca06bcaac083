import Glibc

/// What the file system knows of a file before it is read.
struct FileOnDisk {
  /// Whether it is a device, which may have no end.
  var isDevice: Bool
  /// How many bytes it has; 0 for what only tells as it is read, such as a pipe.
  var size: Int

  /// The file at `path`, links followed, or nil where there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    isDevice = kind == S_IFCHR || kind == S_IFBLK
    size = kind == S_IFREG ? Int(status.st_size) : 0
  }
}
