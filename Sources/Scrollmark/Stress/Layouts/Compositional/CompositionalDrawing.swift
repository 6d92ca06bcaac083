import LayoutModel

/// Draws the description of a compositional layout from numbers. Lengths come from small sets, so that exact fits and coincidences
/// are frequent.
struct CompositionalDrawing {
  /// The kinds of section that there are; a section is of the kind that its number means.
  private(set) var kinds: [CompositionalSection] = []
  private(set) var isHorizontal = false
  private(set) var sectionSpacing = 0.0
  private(set) var outerItems: [BoundaryItemDescription] = []
  /// Whether the layout is a subclass, which is asked through the public queries.
  private(set) var isSubclass = false
  private var feed: NumberFeed
  /// The kind that the next tied item gets: unique in a description (B4).
  private(set) var tiedKinds = 0

  init(numbers: [Int]) {
    feed = NumberFeed(numbers)
    isHorizontal = feed.once(in: 4)
    isSubclass = feed.once(in: 3)
    sectionSpacing = feed.pick([0, 0, 10])
    let count = feed.pick([1, 2, 3])
    for _ in 0..<count { kinds.append(section()) }
    if feed.once(in: 5) { outerItems = (0..<feed.pick([1, 2])).map { _ in boundaryItem() } }
  }

  /// Takes other sections in place of those that were drawn.
  mutating func set(_ kinds: [CompositionalSection], spacing: Double, isSubclass: Bool) {
    self.kinds = kinds
    sectionSpacing = spacing
    outerItems = []
    isHorizontal = false
    self.isSubclass = isSubclass
    tiedKinds = 0
  }

  // MARK: Sections

  private mutating func section() -> CompositionalSection {
    let group = self.group(depth: 1)
    // With several kinds of item, one whose length decides how many fit would change its kind when it is measured, and keep what was
    // measured to itself: nobody could tell then from the outside where that leads.
    var section = CompositionalSection(count: 0, group: group.leafCount > 1 ? group.withFixedRuns(along: nil) : group)
    section.groupSpacing = feed.pick([0, 5, 10])
    if feed.once(in: 3) { section.contentInsets = insets() }
    if feed.once(in: 3) { section.boundaryItems = (0..<feed.pick([1, 2, 3])).map { _ in boundaryItem() } }
    if feed.below(3) < 2 {
      section.boundaryCrossInsets = CompositionalInsets(
        crossStart: section.contentInsets.crossStart, crossEnd: section.contentInsets.crossEnd)
    }
    if feed.once(in: 4) {
      section.decorations = (0..<feed.pick([1, 2])).map { _ in
        DecorationDescription(contentInsets: feed.once(in: 2) ? insets() : CompositionalInsets())
      }
    }
    if feed.once(in: 5) { section.orthogonal = OrthogonalDescription(isCentered: feed.once(in: 3)) }
    return section
  }

  private mutating func boundaryItem() -> BoundaryItemDescription {
    var item = BoundaryItemDescription(
      size: CompositionalSize(
        main: boundaryLength(), cross: feed.pick([.fractionOfCross(1), .absolute(60), .fractionOfCross(0.5)])),
      main: feed.pick([.start, .end, .start, .end, .middle]), cross: feed.pick([.middle, .start, .end]))
    // A view without an edge has to have a name of its own.
    if item.main == .middle, item.cross == .middle { item.cross = .start }
    if feed.once(in: 4) {
      item.absoluteOffset = AxisPoint(main: feed.pick([-7, 5, 40]), cross: feed.pick([0, -5, 5]))
    }
    item.extendsBoundary = !feed.once(in: 4)
    item.pins = feed.once(in: 3)
    return item
  }

  private mutating func boundaryLength() -> CompositionalLength {
    feed.pick([.absolute(10), .absolute(30), .estimated(20), .fractionOfMain(0.1), .absolute(0)])
  }

  // MARK: Groups and items

  private mutating func group(depth: Int) -> CompositionalElementDescription {
    let axis: CompositionalGroupDescription.FillAxis = feed.pick([.cross, .main])
    let arrangement: CompositionalGroupDescription.Arrangement
    switch feed.below(10) {
    case 0..<6: arrangement = .filling(axis)
    case 6, 7: arrangement = .counted(axis, feed.pick([1, 2, 3, 4]))
    case 8: arrangement = .repeating(axis, feed.pick([1, 2, 3]))
    default: arrangement = .custom((0..<feed.pick([1, 2, 3])).map { _ in customFrame() })
    }
    var elements: [CompositionalElementDescription] = []
    if case .custom = arrangement {
    } else {
      elements = (0..<feed.pick([1, 1, 2, 3])).map { _ in self.element(depth: depth + 1) }
      if case .filling = arrangement {} else { elements = [elements[0]] }
    }
    let content = CompositionalGroupDescription(arrangement: arrangement, elements: elements, spacing: spacing())
    var size = CompositionalSize(
      main: feed.pick([.absolute(50), .absolute(100), .estimated(44), .fractionOfCross(0.25), .fractionOfMain(0.5)]),
      cross: feed.pick([.fractionOfCross(1), .absolute(120), .fractionOfCross(0.5), .estimated(100)]))
    if case .custom = arrangement { size = CompositionalSize(main: .absolute(60), cross: .fractionOfCross(1)) }
    var element = CompositionalElementDescription(size: size, content: .group(content))
    addOptions(to: &element)
    return element
  }

  private mutating func element(depth: Int) -> CompositionalElementDescription {
    if depth <= 3, feed.once(in: depth == 2 ? 3 : 5) { return self.group(depth: depth) }
    var element = CompositionalElementDescription(
      size: CompositionalSize(
        main: feed.pick([
          .absolute(20), .estimated(30), .fractionOfMain(1), .absolute(44), .fractionOfMain(0.5), .absolute(10.2),
          .uniformAcrossSiblings(estimate: 20), .fractionOfCross(0.25),
        ]),
        cross: feed.pick([
          .fractionOfCross(1), .absolute(50), .fractionOfCross(0.25), .fractionOfCross(1.0 / 3), .absolute(30),
          .fractionOfCross(0.3), .estimated(40), .absolute(0), .absolute(150),
        ])))
    addOptions(to: &element)
    return element
  }

  private mutating func addOptions(to element: inout CompositionalElementDescription) {
    if feed.once(in: 5) { element.contentInsets = insets() }
    if feed.once(in: 6) {
      element.edgeSpacing = CompositionalEdgeSpacing(
        mainStart: edge(), mainEnd: edge(), crossStart: edge(), crossEnd: edge())
    }
    if feed.once(in: 7) { element.supplementaryItems = [tiedItem()] }
  }

  private mutating func tiedItem() -> TiedItemDescription {
    tiedKinds += 1
    return TiedItemDescription(
      kind: tiedKinds,
      size: CompositionalSize(
        main: feed.pick([.absolute(10), .estimated(8), .fractionOfMain(0.5)]),
        cross: feed.pick([.absolute(10), .fractionOfCross(1.0 / 3)])),
      containerAnchor: anchor(), itemAnchor: feed.once(in: 3) ? anchor() : nil)
  }

  private mutating func anchor() -> CompositionalAnchor {
    var anchor = CompositionalAnchor(
      main: feed.pick([.start, .middle, .end]), cross: feed.pick([.start, .end, .middle]))
    switch feed.below(4) {
    case 2: anchor.absoluteOffset = AxisPoint(main: -4, cross: 3)
    case 3: anchor.fractionalOffset = AxisPoint(main: 0.5, cross: -0.3)
    default: break
    }
    return anchor
  }

  private mutating func customFrame() -> CustomItemFrame {
    CustomItemFrame(
      frame: AxisRect(
        mainOrigin: feed.pick([0, 10, 25.5]), crossOrigin: feed.pick([0, 50, 33.3, 10]),
        mainLength: feed.pick([20, 50, 10]), crossLength: feed.pick([30, 50, 10])),
      zIndex: feed.pick([0, 0, 5]))
  }

  private mutating func spacing() -> CompositionalSpacing {
    feed.pick([.fixed(0), .fixed(5), .fixed(10), .flexible(0), .flexible(10)])
  }

  private mutating func edge() -> CompositionalSpacing {
    feed.pick([.fixed(0), .fixed(5), .flexible(0), .flexible(5)])
  }

  private mutating func insets() -> CompositionalInsets {
    CompositionalInsets(
      mainStart: feed.pick([2, 0, 10]), mainEnd: feed.pick([3, 0, 5]), crossStart: feed.pick([4, 0, 10, 30]),
      crossEnd: feed.pick([5, 0, 6]))
  }
}

extension CompositionalElementDescription {
  /// How many kinds of item it holds.
  fileprivate var leafCount: Int {
    guard case .group(let group) = content else { return 1 }
    if case .custom = group.arrangement { return 1 }
    return group.elements.reduce(0) { $0 + $1.leafCount }
  }

  /// The same with lengths that are not estimated along the axes that groups are filled along.
  fileprivate func withFixedRuns(along axis: CompositionalGroupDescription.FillAxis?) -> CompositionalElementDescription
  {
    var result = self
    if axis == .main { result.size.main = size.main.fixed }
    if axis == .cross { result.size.cross = size.cross.fixed }
    guard case .group(var group) = content else { return result }
    let own: CompositionalGroupDescription.FillAxis? =
      switch group.arrangement {
      case .filling(let axis), .counted(let axis, _), .repeating(let axis, _): axis
      case .custom: nil
      }
    group.elements = group.elements.map { $0.withFixedRuns(along: own) }
    result.content = .group(group)
    return result
  }
}

extension CompositionalLength {
  fileprivate var fixed: CompositionalLength {
    switch self {
    case .estimated(let points), .uniformAcrossSiblings(let points): .absolute(points)
    default: self
    }
  }
}
