import Foundation
import Testing

@testable import ScrollmarkCLI

/// A home with workloads and baselines for one test, and the tool run in it.
final class GateHome {
  let folder: TemporaryFolder

  init(_ workloads: [String: String] = ["short": WorkloadFile.valid]) throws {
    folder = try TemporaryFolder()
    for (name, text) in workloads { try folder.write(text, to: "Workloads/\(name).json") }
  }

  /// Runs the tool; hashing is the same in every run.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ToolProcess.Outcome {
    try ToolProcess.scrollmark(
      arguments, home: folder.path,
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"].merging(environment) { _, new in new })
  }

  /// Runs the gate without times.
  func gate(_ arguments: String...) throws -> ToolProcess.Outcome {
    try ToolProcess.scrollmark(
      ["gate", "--no-time"] + arguments, home: folder.path, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
  }

  /// Writes the baselines of all workloads.
  func update() throws {
    let outcome = try run("baseline", "update")
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  /// Changes the baseline of `workload` by replacing `part`.
  func change(_ workload: String = "short", _ part: String, to other: String) throws {
    let name = "Reports/baselines/\(workload).json"
    let text = try #require(folder.text(of: name))
    try #require(text.contains(part))
    try folder.write(text.components(separatedBy: part).joined(separator: other), to: name)
  }

  /// Replaces the first number after the key `key` of the baseline of `short` by what `change` makes of it.
  func changeNumber(_ key: String, by difference: Int) throws {
    let name = "Reports/baselines/short.json"
    let text = try #require(folder.text(of: name))
    let start = try #require(text.range(of: "\"\(key)\" : "))
    let digits = text[start.upperBound...].prefix { $0.isNumber || $0 == "-" }
    let number = try #require(Int(digits))
    try folder.write(
      text.replacingCharacters(in: digits.startIndex..<digits.endIndex, with: String(number + difference)), to: name)
  }
}

extension WorkloadFile {
  /// The valid workload with `budgets`, and perhaps counts.
  static func budgets(_ budgets: String, counts: String? = nil) -> String {
    let counts = counts.map { "\"counts\": \($0), " } ?? ""
    return replacing("\"script\":", with: "\(counts)\"budgets\": \(budgets), \"script\":")
  }
}
