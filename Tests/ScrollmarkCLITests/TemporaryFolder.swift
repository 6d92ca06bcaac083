import Foundation

/// A folder that lives as long as the test that holds it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "scrollmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of `name` in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes `text` to the file `name`, and the folders it needs.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes `bytes` to the file `name`, and the folders it needs.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(filePath: self(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// The text of the file `name`, or nil if there is none.
  func text(of name: String) -> String? {
    try? String(contentsOfFile: self(name), encoding: .utf8)
  }

  /// The names of everything in `folder`, hidden files included, sorted.
  func names(in folder: String = ".") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self(folder))) ?? []).sorted()
  }
}
