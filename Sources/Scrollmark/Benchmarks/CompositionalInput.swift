import LayoutModel

/// A compositional layout that benchmarks run on.
struct CompositionalInput: Sendable {
  var name: String
  /// Its section of that many items.
  var section: @Sendable (Int) -> CompositionalSection
  /// How many items each of its sections has; nil for one section of all.
  var itemsPerSection: Int?

  /// The layout with that many items.
  func description(_ count: Int) -> CompositionalDescription {
    CompositionalDescription(
      container: AxisSize(main: BenchmarkInput.viewport, cross: BenchmarkInput.cross), scale: 3,
      sections: sections(count))
  }

  /// Where an item is, counted over all sections.
  func path(_ item: Int) -> ItemPath {
    guard let itemsPerSection else { return ItemPath(section: 0, item: item) }
    return ItemPath(section: item / itemsPerSection, item: item % itemsPerSection)
  }

  /// A batch of as many insertions, scattered over all items.
  func insertions(_ inserts: Int, _ count: Int) -> CompositionalUpdate {
    var update = CompositionalUpdate(sections: sections(count))
    var places = Set<Int>()
    var seed = 0
    while places.count < min(inserts, count) {
      places.insert(BenchmarkInput.scattered(seed, below: count))
      seed += 1
    }
    update.insertedItems = places.map(path).sorted()
    for path in update.insertedItems { update.sections[path.section].count += 1 }
    return update
  }

  private func sections(_ count: Int) -> [CompositionalSection] {
    guard let itemsPerSection else { return [section(count)] }
    return Array(repeating: section(itemsPerSection), count: max(1, count / itemsPerSection))
  }

  // MARK: Sections

  /// A list: rows of estimated height.
  static func rows(_ count: Int) -> CompositionalSection {
    let item = element(.fractionOfCross(1), .estimated(44))
    return CompositionalSection(count: count, group: group(.fractionOfCross(1), .estimated(44), .filling(.cross), item))
  }

  /// One large item beside two small ones, and three below.
  static func grid(_ count: Int, isEstimated: Bool) -> CompositionalSection {
    func height(_ points: Double) -> CompositionalLength { isEstimated ? .estimated(points) : .absolute(points) }
    let small = element(.fractionOfCross(1), height(100))
    let column = group(.fractionOfCross(0.4), height(200), .filling(.main), small, small)
    let top = group(
      .fractionOfCross(1), height(200), .filling(.cross), element(.fractionOfCross(0.6), height(200)), column)
    let bottom = group(.fractionOfCross(1), height(100), .counted(.cross, 3), small)
    let outer = group(.fractionOfCross(1), height(300), .filling(.main), top, bottom)
    return CompositionalSection(count: count, group: outer, groupSpacing: 8)
  }

  /// A row of cards of estimated height that scrolls across, below a header that stays in view.
  static func carousel(_ count: Int) -> CompositionalSection {
    let card = element(.fractionOfCross(1), .estimated(180))
    let header = BoundaryItemDescription(
      size: CompositionalSize(main: .estimated(30), cross: .fractionOfCross(1)), main: .start, pins: true)
    return CompositionalSection(
      count: count, group: group(.absolute(140), .estimated(180), .filling(.cross), card), groupSpacing: 10,
      boundaryItems: [header], orthogonal: OrthogonalDescription())
  }

  private static func element(
    _ width: CompositionalLength, _ height: CompositionalLength
  ) -> CompositionalElementDescription {
    CompositionalElementDescription(size: CompositionalSize(main: height, cross: width))
  }

  private static func group(
    _ width: CompositionalLength, _ height: CompositionalLength,
    _ arrangement: CompositionalGroupDescription.Arrangement, _ elements: CompositionalElementDescription...
  ) -> CompositionalElementDescription {
    CompositionalElementDescription(
      size: CompositionalSize(main: height, cross: width),
      content: .group(CompositionalGroupDescription(arrangement: arrangement, elements: elements)))
  }
}
