/// Makes a failing run small: fewer operations, smaller numbers, fewer items, as long as the same check fails.
@MainActor public struct Shrinker {
  /// Does a run; answers the first divergence.
  public typealias Trial = @MainActor (Replay) -> Divergence?

  private let trial: Trial
  private var left: Int
  private var best: Replay

  /// Shrinks with at most `trials` runs.
  private init(_ replay: Replay, trials: Int, _ trial: @escaping Trial) {
    best = replay
    left = trials
    self.trial = trial
  }

  /// The smallest run that was found to fail in the same way with at most `trials` runs. `replay` itself if it does not fail again.
  public static func shrink(_ replay: Replay, trials: Int = 4_000, trial: @escaping Trial) -> Replay {
    var shrinker = Shrinker(replay, trials: trials, trial)
    guard shrinker.accepts(replay) else { return replay }
    var size = 0
    repeat {
      size = shrinker.best.weight
      shrinker.dropOperations()
      shrinker.dropParts()
      shrinker.simplifySetup()
      shrinker.simplifyNumbers()
    } while shrinker.best.weight < size && shrinker.left > 0
    return shrinker.best
  }

  /// Runs a candidate, and keeps it if it fails as it should. What comes after the failure is cut off.
  private mutating func accepts(_ candidate: Replay) -> Bool {
    guard left > 0 else { return false }
    left -= 1
    guard let divergence = trial(candidate), divergence.check == best.check else { return false }
    best = candidate
    best.message = divergence.message
    if divergence.operation + 1 < best.operations.count {
      best.operations.removeSubrange(max(0, divergence.operation + 1)...)
    }
    return true
  }

  // MARK: Operations

  private mutating func dropOperations() {
    var length = max(1, best.operations.count / 2)
    while length >= 1 {
      var start = 0
      while start < best.operations.count {
        var candidate = best
        candidate.operations.removeSubrange(start..<min(start + length, candidate.operations.count))
        if !accepts(candidate) { start += length }
      }
      length /= 2
    }
  }

  private mutating func dropParts() {
    var index = 0
    while index < best.operations.count {
      var part = best.operations[index].parts.count - 1
      while part >= 0, index < best.operations.count {
        if part < best.operations[index].parts.count {
          var candidate = best
          candidate.operations[index].parts.remove(at: part)
          _ = accepts(candidate)
        }
        part -= 1
      }
      index += 1
    }
  }

  // MARK: Numbers

  private mutating func simplifyNumbers() {
    var index = 0
    while index < best.operations.count {
      simplify(\.operations[index].numbers)
      var part = 0
      while index < best.operations.count, part < best.operations[index].parts.count {
        simplify(\.operations[index].parts[part].numbers)
        part += 1
      }
      index += 1
    }
  }

  /// Takes numbers off the end, then makes each 0 or as small as possible.
  private mutating func simplify(_ numbers: WritableKeyPath<Replay, [Int]>) {
    let index = best.operations.count
    while let last = best[keyPath: numbers].indices.last {
      var candidate = best
      candidate[keyPath: numbers].remove(at: last)
      guard accepts(candidate), best.operations.count == index else { break }
    }
    guard best.operations.count == index else { return }
    for place in best[keyPath: numbers].indices {
      while makeSmaller(numbers, place), best.operations.count == index {}
      guard best.operations.count == index else { return }
    }
  }

  /// Makes one number smaller; answers whether that was possible.
  private mutating func makeSmaller(_ numbers: WritableKeyPath<Replay, [Int]>, _ place: Int) -> Bool {
    for smaller in Self.smaller(best[keyPath: numbers][place]) {
      var candidate = best
      candidate[keyPath: numbers][place] = smaller
      if accepts(candidate) { return true }
    }
    return false
  }

  private static func smaller(_ value: Int) -> [Int] {
    var result: [Int] = []
    for candidate in [0, 1, 2, 3, 4, 8, 16, abs(value) / 16, abs(value) / 2, abs(value), value - value.signum()]
    where abs(candidate) < abs(value) || (candidate == -value && value < 0) {
      if !result.contains(candidate) { result.append(candidate) }
    }
    return result
  }

  // MARK: The collection

  private mutating func simplifySetup() {
    var section = best.setup.counts.count - 1
    while section >= 0 {
      var candidate = best
      candidate.setup.counts.remove(at: section)
      if !accepts(candidate) { shrinkSection(section) }
      section -= 1
    }
    for flag in [\StressSetup.isRightToLeft, \.isAnchored, \.usesSnapshots, \.selectsSeveral]
    where best.setup[keyPath: flag] {
      var candidate = best
      candidate.setup[keyPath: flag] = false
      _ = accepts(candidate)
    }
    for (value, simple) in [(\StressSetup.scale, 1), (\.sizes, 0), (\.width, 320), (\.height, 480)]
    where best.setup[keyPath: value] != simple {
      var candidate = best
      candidate.setup[keyPath: value] = simple
      _ = accepts(candidate)
    }
    simplify(\.setup.layout.numbers)
  }

  private mutating func shrinkSection(_ section: Int) {
    while best.setup.counts[section] > 0 {
      let count = best.setup.counts[section]
      var isSmaller = false
      for smaller in [count / 2, count - 1] where smaller < count {
        var candidate = best
        candidate.setup.counts[section] = smaller
        if accepts(candidate) {
          isSmaller = true
          break
        }
      }
      if !isSmaller { return }
    }
  }
}

extension Replay {
  /// How much there is to read.
  fileprivate var weight: Int {
    setup.counts.reduce(setup.counts.count) { $0 + $1 }
      + operations.reduce(0) { sum, operation in
        sum + 10 + operation.numbers.count + operation.parts.reduce(0) { $0 + 5 + $1.numbers.count }
      }
  }
}
