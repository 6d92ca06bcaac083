import Foundation
import Measurement

/// A script in the place of a built scrollmark: its runs take what it is told.
struct FakeTool {
  let folder: TemporaryFolder
  let name: String

  /// The path of the script.
  var path: String { folder(name) }

  /// What a script does in place of running a workload, before it would write run.json.
  enum Fault {
    static let crash = "kill -SEGV $$"
    static let silence = "exit 0"
    static func exit(_ code: Int) -> String { "echo the reason >&2; exit \(code)" }
  }

  /// A tool whose runs have the frame times `nanoseconds`, one run each, the last one from then on. `fault` is done in every run after the first
  /// `healthyRuns`. `order` is the file that receives its name at each run.
  init(
    _ name: String, in folder: TemporaryFolder, frames nanoseconds: [Int64] = [10_000], fault: String = "",
    healthyRuns: Int = 0, order: String = "order", edit: (inout WorkloadResult) -> Void = { _ in }
  ) throws {
    (self.folder, self.name) = (folder, name)
    for (index, time) in nanoseconds.enumerated() {
      try folder.write(try Self.record(time, edit: edit), to: "\(name).runs/\(index + 1)")
    }
    try folder.write(
      """
      #!/bin/bash
      [[ $1 == run ]] || exit 0
      out=$(dirname "$0")
      while [[ $# -gt 0 ]]; do [[ $1 == --out ]] && out=$2; shift; done
      runs="\(folder("\(name).runs"))"
      echo \(name) >>"\(folder(order))"
      number=$(($(cat "$runs/number" 2>/dev/null || echo 0) + 1))
      echo $number >"$runs/number"
      if [[ $number -gt \(healthyRuns) ]]; then :; \(fault.isEmpty ? ":" : fault); fi
      [[ -e $runs/$number ]] || number=\(nanoseconds.count)
      mkdir -p "$out"
      cp "$runs/$number" "$out/run.json"

      """, to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// A record of one run of the workload `short`, whose 120 frames take `time` each, in the first version of the format.
  private static func record(_ time: Int64, edit: (inout WorkloadResult) -> Void) throws -> [UInt8] {
    var result = SampleRun.result(name: "short")
    let count = 120
    result.frames = FrameTable(
      count: count, step: Array(repeating: 0, count: count), offset: Array(repeating: 0, count: count),
      columns: [
        .time: Array(repeating: time, count: count), .query: Array(repeating: time, count: count),
        .allocations: Array(repeating: 3, count: count), .visibleItems: Array(repeating: 9, count: count),
      ], absent: [:])
    edit(&result)
    var record = SampleRun.record([result])
    record.version = 1
    return try record.json()
  }
}
