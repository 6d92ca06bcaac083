import Scrollmark

/// Runs seeds one after the other in this process, and watches what they leave behind.
@MainActor struct SoakRun {
  let plan: StressPlan

  /// What a soak came to.
  struct Outcome {
    var tally: StressTally
    var samples: [SoakSample]
    var report: SoakReport

    /// The samples as a table of comma-separated values, in bytes.
    var csv: String {
      let rows = samples.map {
        "\($0.operations),\($0.heldBytes),\($0.allocatedBytes),\($0.activeBytes),\($0.residentBytes)\n"
      }
      return "operations,held,allocated,active,resident\n" + rows.joined()
    }
  }

  /// Runs all of the plan, until somebody asks for an end; `progress` is told after each seed. Fails where memory cannot be watched.
  func run(progress: (StressTally) -> Void) throws(CommandFailure) -> Outcome {
    guard case .value(let log) = SoakLog.make() else {
      throw CommandFailure(.toolMissing, "memory cannot be watched: \(SoakLog.make().reason ?? "")")
    }
    return try CommandFailure.catching {
      let end = plan.seconds.map { WallClock.seconds() + $0 }
      let worker = StressWorker(plan: plan, end: end) { Interruption.isRequested }
      let tally = try log.watching {
        worker.run(mark: nil) { tally in
          log.note(operations: tally.operations)
          progress(tally)
        }
      }
      return Outcome(
        tally: tally, samples: log.samples, report: SoakReport(samples: log.samples, leaks: log.leaks))
    }
  }
}
