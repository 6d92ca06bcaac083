import Foundation

/// A file of items, read whole.
struct TextFile {
  /// The file, as errors name it.
  var name: String
  var bytes: [UInt8]

  /// Reads the file at `path`; relative paths start from `folder`. A byte order mark is no part of the text.
  init(path: String, folder: String) throws {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else {
      throw WorkloadError(
        kind: .itemsMissing, file: full, problem: "the file of the items does not exist",
        remedy: Self.remedy(for: full))
    }
    guard !isFolder.boolValue else {
      throw WorkloadError(
        kind: .unreadable, file: full, problem: "a folder stands where the file of the items should be",
        remedy: "name a file in it")
    }
    try Self.checkSize(of: full)
    guard let data = FileManager.default.contents(atPath: full) else {
      throw WorkloadError(kind: .unreadable, file: full, problem: "the file of the items cannot be read")
    }
    try self.init(name: full, bytes: [UInt8](data))
  }

  /// The file `name`, which holds `bytes`. A byte order mark is no part of the text.
  init(name: String, bytes: [UInt8]) throws {
    self.name = name
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard !self.bytes.isEmpty else {
      throw WorkloadError(
        kind: .itemsEmpty, file: name, problem: "the file of the items is empty",
        remedy: "it must hold at least one item")
    }
  }

  /// Refuses what has no end, such as a device, and what memory cannot hold.
  private static func checkSize(of path: String) throws {
    guard let file = FileOnDisk(path: path) else { return }
    guard !file.isDevice else {
      throw WorkloadError(
        kind: .unreadable, file: path, problem: "a device stands where the file of the items should be",
        remedy: "name a file")
    }
    guard let available = MemoryLimit.current().availableBytes, file.size > available / 4 else { return }
    throw WorkloadError(
      kind: .tooManyItems, file: path,
      problem: "the file has \(file.size >> 20) MiB; \(available >> 20) MiB of memory are available",
      remedy: "name a file of at most a quarter of that")
  }

  /// The lines without their ends, each with its number from 1. A carriage return before the end of a line is not part of it; a
  /// line of spaces and tabs alone is as good as empty, and is given as such.
  func lines() -> [(number: Int, bytes: ArraySlice<UInt8>)] {
    var result: [(number: Int, bytes: ArraySlice<UInt8>)] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let textEnd = end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
      let line = bytes[start..<textEnd]
      let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      result.append((result.count + 1, isBlank ? [] : line))
      start = end + 1
    }
    return result
  }

  /// The text of `slice`, which stands in line `line`.
  func text(_ slice: some Collection<UInt8>, line: Int) throws -> String {
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw WorkloadError(
        kind: .notUTF8, file: name, place: "line \(line)", problem: "the line is not UTF-8",
        remedy: "save the file as UTF-8")
    }
    return text
  }

  /// An error about line `line`.
  func error(_ kind: WorkloadError.Kind, line: Int, _ problem: String, _ remedy: String? = nil) -> WorkloadError {
    WorkloadError(kind: kind, file: name, place: "line \(line)", problem: problem, remedy: remedy)
  }

  private static func remedy(for path: String) -> String? {
    if path.hasPrefix("/usr/share/dict/") { return "install it with: apt-get install wamerican" }
    if path.hasPrefix("/usr/share/unicode/") { return "install it with: apt-get install unicode-data" }
    return "check items.file; relative paths start from the folder of the workload"
  }
}
