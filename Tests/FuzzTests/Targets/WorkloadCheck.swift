@testable import Scrollmark

/// A workload file is refused in one line, or described in the lines that `show` prints.
enum WorkloadCheck {
  static func decode(_ bytes: [UInt8]) throws -> Workload {
    try WorkloadDecoder(registry: .standard).decode(bytes, name: "fuzz", file: "fuzz.json", folder: "/nowhere")
  }

  static func finding(in bytes: [UInt8]) -> String? {
    do {
      let workload = try decode(bytes)
      return shown(workload) ?? items(of: workload)
    } catch let error as WorkloadError {
      return TerminalText.finding(in: error.description)
    } catch {
      return "an error of another kind: \(error)"
    }
  }

  /// Each step has a line of its own, whatever the fields are.
  private static func shown(_ workload: Workload) -> String? {
    let text = workload.describe()
    let lines = text.split(separator: "\n").count
    guard lines > workload.script.count else { return "\(lines) lines for \(workload.script.count) steps" }
    return TerminalText.finding(in: text, allowsLines: true)
  }

  /// Items by chance are as many as were asked for, and each has a size that a layout can use.
  private static func items(of workload: Workload) -> String? {
    guard let source = workload.items as? SyntheticItems else { return nil }
    let count = min(workload.smokeCount, 100)
    let table = source.load(count: count, seed: workload.seed)
    let lengths = table.widths + table.heights
    guard table.count == count else { return "\(table.count) items instead of \(count)" }
    guard lengths.allSatisfy({ $0.isFinite && $0 > 0 && $0 <= 1e9 }) else { return "sizes \(lengths)" }
    return table.textLengths.allSatisfy { $0 >= 0 } ? nil : "text lengths \(table.textLengths)"
  }
}
