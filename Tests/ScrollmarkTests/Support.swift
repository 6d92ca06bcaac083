import Foundation

@testable import Scrollmark

/// A folder of its own for one test, gone when the test is.
final class ScratchFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "scrollmark-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}

/// A workload file with every required field; a test replaces the field that it is about.
struct WorkloadText {
  var fields: [(key: String, value: String)] = [
    ("summary", "\"a test\""),
    ("items", #"{"source": "synthetic"}"#),
    ("layout", #"{"kind": "list"}"#),
    ("viewport", #"{"width": 390, "height": 844}"#),
    ("sizes", #"{"smoke": 100, "full": 1000}"#),
    ("script", #"[{"sweep": {"frames": 10}}]"#),
  ]

  init(_ key: String? = nil, _ value: String = "") {
    guard let key else { return }
    fields.removeAll { $0.key == key }
    fields.append((key, value))
  }

  var text: String { "{" + fields.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}" }

  func decode(folder: String = "/") throws -> Workload {
    try WorkloadDecoder(registry: .standard).decode(Array(text.utf8), name: "test", file: "test.json", folder: folder)
  }

  /// What decoding fails with.
  var error: WorkloadError? {
    do {
      _ = try decode()
      return nil
    } catch {
      return error as? WorkloadError
    }
  }
}

/// What `body` fails with, if that is a workload's error.
func workloadError(_ body: () throws -> Void) -> WorkloadError? {
  do {
    try body()
    return nil
  } catch {
    return error as? WorkloadError
  }
}
