import Glibc

/// Where a file is, whatever it is called: two names of one place are equal. The file itself need not be there.
struct FilePlace: Equatable {
  /// The path as it was given.
  let path: String
  private let real: String

  /// The place that `path` names.
  init(_ path: String) {
    self.path = path
    real = Self.real(path) ?? Self.inFolder(path)
  }

  static func == (left: FilePlace, right: FilePlace) -> Bool { left.real == right.real }

  /// Makes sure that what `option` writes is none of the files that are read.
  func check(isNoneOf operands: [String], option: String) throws(CommandFailure) {
    guard let operand = operands.first(where: { FilePlace($0) == self }) else { return }
    throw CommandFailure(.usage, "\(option) would overwrite \(operand), which is read. Name another place")
  }

  /// The folder's place and the name, where the file is not there; the path as it is, where the folder is not either.
  private static func inFolder(_ path: String) -> String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    return real(folder).map { "\($0)/\(name)" } ?? plain(path)
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// A path without steps that lead nowhere.
  private static func plain(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
