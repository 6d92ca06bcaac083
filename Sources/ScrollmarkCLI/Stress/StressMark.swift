import Glibc

/// A file through which a process says which seed and operation it is at, so that another can tell where it died. Sixteen bytes of
/// shared memory: noting costs two stores.
final class StressMark {
  private let words: UnsafeMutablePointer<Int64>

  /// Opens the file at `path`, made if it is not there.
  init?(at path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard ftruncate(descriptor, 16) == 0,
      let memory = mmap(nil, 16, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
    else { return nil }
    words = memory.assumingMemoryBound(to: Int64.self)
  }

  deinit { munmap(words, 16) }

  /// The seed under way.
  var seed: UInt64 {
    get { UInt64(bitPattern: words[0]) }
    set { words[0] = Int64(bitPattern: newValue) }
  }

  /// The operation under way, -1 before the first.
  var operation: Int {
    get { Int(words[1]) }
    set { words[1] = Int64(newValue) }
  }
}
