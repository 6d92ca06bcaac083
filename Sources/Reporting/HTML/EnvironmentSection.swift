import Measurement

/// The machine, the system and the build of the run.
struct EnvironmentSection {
  let record: RunRecord

  func write(into html: inout HTMLWriter) {
    html.element("section", ["class": "environment", "aria-labelledby": "environment"]) { html in
      html.element("h2", ["id": "environment"], text: "Where it ran")
      html.element("dl", ["class": "pairs"]) { html in
        for (name, reading) in pairs {
          html.element("div") { html in
            html.element("dt", text: name)
            switch reading {
            case .value(let text): html.element("dd", text: text)
            case .absent(let reason): html.element("dd", ["class": "absent"], text: reason)
            }
          }
        }
      }
    }
  }

  private var pairs: [(String, Reading<String>)] {
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
      ("Hashing", .value(environment.deterministicHashing ? "the same in every run" : "differs from run to run")),
      ("Load at the start", environment.loadAtStart.map(load)),
      ("Load at the end", environment.loadAtEnd.map(load)),
      (
        "Recording itself adds", record.recorderNanosecondsPerFrame.map { Readable.time(nanoseconds: $0) + " a frame" }
      ),
    ]
  }
}
