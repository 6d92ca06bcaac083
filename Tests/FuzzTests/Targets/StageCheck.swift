import Measurement

@testable import Scrollmark

/// Whatever workload a file holds can be run.
@MainActor enum StageCheck {
  private static let mostItems = 48
  private static let mostFrames = 3
  private static let mostSteps = 6

  static func finding(in bytes: [UInt8]) -> String? {
    guard var workload = try? WorkloadCheck.decode(bytes), workload.items is SyntheticItems else { return nil }
    workload.smokeCount = min(workload.smokeCount, mostItems)
    workload.script = workload.script.prefix(mostSteps).map(small)
    do {
      let result = try WorkloadRunner(options: RunOptions(timePasses: 1), limit: MemoryLimit(availableBytes: nil))
        .run(workload, size: .smoke)
      return finding(in: result, of: workload)
    } catch {
      return "the workload does not run: \(error)"
    }
  }

  private static func finding(in result: WorkloadResult, of workload: Workload) -> String? {
    guard result.frames.count == workload.frameCount else { return "\(result.frames.count) frames" }
    let offsets = result.opening.offset + result.frames.offset
    guard offsets.allSatisfy(\.isFinite) else { return "offsets \(offsets)" }
    let seen = result.frames.columns[.visibleItems] ?? []
    return seen.allSatisfy { $0 >= 0 } ? nil : "visible items \(seen)"
  }

  private static func small(_ step: Step) -> Step {
    var step = step
    step.frames = min(step.frames, mostFrames)
    if case .batch(var recipe) = step.action {
      recipe.inserts = min(recipe.inserts, 8)
      recipe.deletes = min(recipe.deletes, 8)
      recipe.moves = min(recipe.moves, 8)
      recipe.reloads = min(recipe.reloads, 8)
      step.action = .batch(recipe)
    }
    return step
  }
}
