import Measurement

/// The machine, the system and the build of the run, and where those of the run that it is compared with differ.
struct EnvironmentSection {
  let record: RunRecord
  let base: RunRecord?

  func write(into html: inout HTMLWriter) {
    let others = base.map(Self.pairs)
    html.element("section", ["class": "environment", "aria-labelledby": "environment"]) { html in
      html.element("h2", ["id": "environment"], text: "Where it ran")
      html.element("dl", ["class": "pairs"]) { html in
        for (place, pair) in Self.pairs(record).enumerated() {
          html.element("div") { html in
            html.element("dt", text: pair.0)
            write(pair.1, into: &html)
            if let other = others?[place].1, other != pair.1 {
              html.element("dd", ["class": "detail"], text: "base: \(other.value ?? other.reason ?? "")")
            }
          }
        }
      }
    }
  }

  private func write(_ reading: Reading<String>, into html: inout HTMLWriter) {
    switch reading {
    case .value(let text): html.element("dd", text: text)
    case .absent(let reason): html.element("dd", ["class": "absent"], text: reason)
    }
  }

  private static func pairs(_ record: RunRecord) -> [(String, Reading<String>)] {
    let environment = record.environment
    let load = { (load: Double) in Readable.fixed(load, decimals: 2) }
    return [
      ("Processor", environment.cpu),
      ("Cores", .value("\(environment.cores)")),
      ("Processor quota", environment.cpuQuota.map { "\(Readable.number($0)) cores" }),
      ("Governor", environment.governor),
      ("Kernel", .value(environment.kernel)),
      ("System", environment.system),
      ("Toolchain", .value(environment.toolchain)),
      ("Build", .value(environment.buildMode)),
      ("Commit", environment.commit),
      ("Allocator", environment.allocator),
      ("Text", environment.text ?? .absent(reason: "the record is older than the measuring of text")),
      ("Hashing", .value(environment.deterministicHashing ? "the same in every run" : "differs from run to run")),
      ("Load at the start", environment.loadAtStart.map(load)),
      ("Load at the end", environment.loadAtEnd.map(load)),
      (
        "Recording itself adds", record.recorderNanosecondsPerFrame.map { Readable.time(nanoseconds: $0) + " a frame" }
      ),
    ]
  }
}
