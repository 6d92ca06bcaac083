import Reporting
import Scrollmark

/// Makes profiles of raw stacks: names for places, and only what lies within a frame.
struct StackAssembly {
  /// The functions at each place.
  let functions: [CodeLocation: [StackProfile.Function]]

  /// The stacks that were seen while one of `intervals` ran; the intervals are in order and do not overlap. O(n log n).
  static func within(_ intervals: [FrameInterval], _ stacks: [RawStack]) -> [RawStack] {
    stacks.filter { stack in
      var (low, high) = (0, intervals.count)
      while low < high {
        let middle = (low + high) / 2
        if intervals[middle].end < stack.time { low = middle + 1 } else { high = middle }
      }
      return low < intervals.count && intervals[low].start <= stack.time
    }
  }

  /// A profile of what `weight` says of each stack, without the harness around the frames.
  func profile(_ unit: StackProfile.Unit, _ stacks: [RawStack], weight: (RawStack) -> Int64) -> StackProfile {
    var builder = StackProfile.Builder(unit: unit)
    for stack in stacks {
      let calls = stack.locations.flatMap { functions[$0] ?? [] }
      let inner = Self.trimmed(calls, allocator: unit != .samples).filter { !$0.name.contains("Trace.within") }.map(
        Self.plain)
      if !inner.isEmpty { builder.add(inner.reversed(), weight: weight(stack)) }
    }
    return builder.build()
  }

  /// `calls`, from the innermost outwards, without the harness that plays the frames, and without the inside of the allocator.
  static func trimmed(_ calls: [StackProfile.Function], allocator: Bool) -> [StackProfile.Function] {
    var inner = calls[...]
    if let harness = calls.firstIndex(where: { $0.name.contains("Playback.play") }) { inner = calls[..<harness] }
    if allocator {
      let outside = inner.firstIndex { !$0.module.hasPrefix("libjemalloc") && !allocatorNames.contains($0.name) }
      inner = inner[(outside ?? inner.startIndex)...]
    }
    return Array(inner)
  }

  /// `function` without what the optimiser did to it.
  private static func plain(_ function: StackProfile.Function) -> StackProfile.Function {
    var function = function
    for word in ["generic specialized ", "specialized "] where function.name.hasPrefix(word) {
      function.name.removeFirst(word.count)
    }
    return function
  }

  private static let allocatorNames: Set<String> = [
    "malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign", "memalign", "counted", "or_no_memory", "_Znwm",
    "operator new(unsigned long)", "required",
  ]
}
