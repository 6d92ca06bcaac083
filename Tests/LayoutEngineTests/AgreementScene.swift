import LayoutModel

/// What the sections of one random run are made of. Each run draws its own, often a narrow choice, so that special cases such as
/// equal sizes are met as often as mixtures are.
///
/// Lengths along the scroll axis are multiples of a quarter of a point, so that their sums are exact. No item is wider than its
/// line, whichever of the metrics applies, because A11 leaves that open.
struct AgreementScene {
  let crossLength: Double
  let metrics: [FlowMetrics]
  let sizes: [AxisSize]
  let modes: [FlowMode]
  let itemsPerSection: ClosedRange<Int>
  let sections: ClosedRange<Int>

  /// Draws a scene of few items, or, one time in twenty, of enough to fill several nodes of a tree.
  init(_ random: inout AgreementRandom) {
    if random.chance(95) {
      self.init(sections: 0...random.among(1...5), itemsPerSection: 0...random.among(1...12), &random)
    } else {
      let sections = random.among(1...40)
      self.init(sections: 1...sections, itemsPerSection: 0...(1_200 / sections), &random)
    }
  }

  /// Draws a scene of so many sections and items.
  init(sections: ClosedRange<Int>, itemsPerSection: ClosedRange<Int>, _ random: inout AgreementRandom) {
    self.sections = sections
    self.itemsPerSection = itemsPerSection
    crossLength = random.pick([320, 375, 100, 1_024])
    metrics = (0..<random.among(1...3)).map { _ in Self.metrics(&random) }
    sizes = Self.sizes(for: metrics, crossLength: crossLength, &random)
    modes = random.pick([
      [.given], [.selfSizing(scale: 1)], [.selfSizing(scale: 2)], [.given, .selfSizing(scale: 3)],
    ])
  }

  /// Draws a whole flow.
  func flow(_ random: inout AgreementRandom) -> FlowDescription {
    FlowDescription(
      crossLength: crossLength, sections: (0..<random.among(sections)).map { _ in section(&random) })
  }

  /// Draws a section.
  func section(_ random: inout AgreementRandom) -> FlowSection {
    let count = random.among(itemsPerSection)
    let sizes =
      random.chance(40)
      ? ItemSizes.uniform(size(&random), count: count)
      : .each((0..<count).map { _ in size(&random) })
    return FlowSection(metrics: random.pick(metrics), sizes: sizes, mode: random.pick(modes))
  }

  /// Draws the size of an item.
  func size(_ random: inout AgreementRandom) -> AxisSize { random.pick(sizes) }

  private static func metrics(_ random: inout AgreementRandom) -> FlowMetrics {
    let plain = random.chance(30)
    func length(_ choices: [Double], _ random: inout AgreementRandom) -> Double { plain ? 0 : random.pick(choices) }
    return FlowMetrics(
      headerLength: length([0, 0, 20, 44.5], &random),
      footerLength: length([0, 0, 12, 30.25], &random),
      mainStartInset: length([0, 5, 8.5, -3.75, -25], &random),
      mainEndInset: length([0, 6, 10.25, -2.5, -30], &random),
      crossStartInset: length([0, 4, 10], &random),
      crossEndInset: length([0, 6, 10], &random),
      lineSpacing: length([0, 1, 10, 7.75, -4.25, -10], &random),
      interitemSpacing: length([0, 1, 8, 10], &random))
  }

  private static func sizes(
    for metrics: [FlowMetrics], crossLength: Double, _ random: inout AgreementRandom
  ) -> [AxisSize] {
    let limit = metrics.map { crossLength - $0.crossStartInset - $0.crossEndInset }.min() ?? crossLength
    let widths: [Double]
    switch random.below(6) {
    case 0: widths = [limit]
    case 1: widths = [random.pick([limit / 4, limit / 2 + 1, 30, 47.25])]
    case 2: widths = [20, 30, limit / 2, limit]
    case 3:
      let space = metrics[0].interitemSpacing
      widths = (1...5).map { (limit - space * Double($0 - 1)) / Double($0) }
    case 4: widths = (0..<6).map { _ in 8 + 0.25 * Double(random.below(Int((limit - 8) * 4))) }
    default: widths = [30, 30, 30, limit - 35]
    }
    let heights = random.pick([[50], [20, 44.5], [10, 25.25, 40, 100.75]])
    return widths.flatMap { width in heights.map { AxisSize(main: $0, cross: width) } }
  }
}
