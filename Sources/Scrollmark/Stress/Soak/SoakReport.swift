import Measurement

/// What a soak comes to.
public struct SoakReport: Equatable, Sendable {
  /// A type, and how many of its objects outlived their runs.
  public struct Leak: Equatable, Sendable {
    /// The type, or what a closure was for.
    public var name: String
    /// How many were alive at most.
    public var count: Int
  }

  /// How many operations were done.
  public var operations: Int
  /// The growth of what is held, in bytes for 1,000 operations, after the first quarter; absent if the run was too short for one.
  public var growth: Reading<TheilSenSlope>
  /// The last sample; nil if there is none.
  public var last: SoakSample?
  /// What outlived its run, by name.
  public var leaks: [Leak]

  /// The least growth that is told from none: one smallest block for each 1,000 operations.
  public static let leastGrowth = 16.0

  /// How many windows the samples are put into; the least bytes held in each count, for what a window holds for a while is no leak.
  private static let windows = 48

  /// Sums up what a log saw.
  public init(samples: [SoakSample], leaks: [String: Int]) {
    operations = samples.last?.operations ?? 0
    last = samples.last
    self.leaks = leaks.map { Leak(name: $0.key, count: $0.value) }.sorted { $0.name < $1.name }
    let warm = samples.drop { $0.operations * 4 < (samples.last?.operations ?? 0) }
    let points = Self.lows(Array(warm))
    do {
      growth = .value(
        try TheilSenSlope.fit(
          places: points.map { Double($0.operations) / 1_000 }, values: points.map { Double($0.heldBytes) }))
    } catch {
      growth = .absent(reason: "\(error)")
    }
  }

  /// Whether objects outlived their runs or memory grows.
  public var isLeak: Bool { !leaks.isEmpty || growth.value.map(Self.grows) == true }

  /// The bytes in pages that are in use, beyond those in blocks, as a share of the blocks; nil where nothing was seen.
  public var fragmentation: Double? {
    guard let last, last.allocatedBytes > 0 else { return nil }
    return Double(last.activeBytes - last.allocatedBytes) / Double(last.allocatedBytes)
  }

  private static func grows(_ growth: TheilSenSlope) -> Bool {
    growth.interval.isAbove(0) && growth.slope >= leastGrowth
  }

  /// For each window the sample with the least bytes held.
  private static func lows(_ samples: [SoakSample]) -> [SoakSample] {
    let count = min(windows, samples.count)
    return (0..<count).compactMap { window in
      samples[samples.count * window / count..<samples.count * (window + 1) / count]
        .min { $0.heldBytes < $1.heldBytes }
    }
  }
}

extension SoakReport: CustomStringConvertible {
  /// The report in a few lines.
  public var description: String {
    var lines = ["\(operations) operations"]
    switch growth {
    case .value(let growth):
      lines.append(
        "growth \(Self.text(growth.slope)) bytes for 1,000 operations, between \(Self.text(growth.interval.lower)) and "
          + "\(Self.text(growth.interval.upper)) at \(Self.text(growth.interval.level * 100)) %"
          + (growth.interval.contains(0) ? ": none that can be told from 0" : ""))
    case .absent(let reason): lines.append("growth unknown: \(reason)")
    }
    if let last, let fragmentation {
      lines.append(
        "held \(last.allocatedBytes >> 10) KiB in blocks, \(last.activeBytes >> 10) KiB in pages, "
          + "\(last.residentBytes >> 10) KiB in memory: fragmentation \(Self.text(fragmentation * 100)) %")
    }
    for leak in leaks { lines.append("leaked: \(leak.count) of \(leak.name)") }
    if !isLeak { lines.append("no leak") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}
