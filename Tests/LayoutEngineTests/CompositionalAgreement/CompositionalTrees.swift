import LayoutModel

/// Draws descriptions of compositional layouts. Numbers come from small sets, so that exact fits and coincidences are frequent.
struct CompositionalTrees {
  var random: AgreementRandom
  /// The kind that the next tied item gets: unique in a description (B4).
  private var nextKind = 0

  init(random: AgreementRandom) { self.random = random }

  // MARK: The whole

  /// One or two sections of some hundred items in simple groups: lists, rows and columns, most of them with estimates.
  mutating func longDescription() -> CompositionalDescription {
    CompositionalDescription(
      container: AxisSize(main: 568, cross: 320), scale: Double(random.among(1...3)),
      sections: (0..<random.among(1...2)).map { _ in longSection() }, sectionSpacing: random.pick([0, 10]))
  }

  private mutating func longSection() -> CompositionalSection {
    var section = section()
    section.count = random.among(60...400)
    section.group = random.chance(40) ? list() : section.group.isDeep ? simpleGroup() : section.group
    return section
  }

  /// Rows of one item each.
  private mutating func list() -> CompositionalElementDescription {
    let length: CompositionalLength = random.chance(80) ? .estimated(44) : .uniformAcrossSiblings(estimate: 44)
    let size = CompositionalSize(main: length, cross: .fractionOfCross(1))
    let item = CompositionalElementDescription(
      size: random.chance(80) ? size : CompositionalSize(main: .estimated(30), cross: .fractionOfCross(1)))
    let axis: CompositionalGroupDescription.FillAxis = random.chance(50) ? .main : .cross
    let group = CompositionalGroupDescription(arrangement: .filling(axis), elements: [item])
    return CompositionalElementDescription(size: size, content: .group(group))
  }

  private mutating func simpleGroup() -> CompositionalElementDescription {
    var element = group(depth: 4)
    while element.isDeep { element = group(depth: 4) }
    return element
  }

  mutating func description() -> CompositionalDescription {
    let container = AxisSize(main: random.pick([100, 200, 568]), cross: random.pick([100, 120, 320]))
    let count = random.pick([0, 1, 1, 1, 1, 2, 2, 3, 5])
    return CompositionalDescription(
      container: container, scale: Double(random.among(1...3)), sections: (0..<count).map { _ in section() },
      sectionSpacing: random.pick([0, 0, 10]),
      boundaryItems: random.chance(25) ? (0..<random.among(1...2)).map { _ in boundaryItem() } : [])
  }

  mutating func section() -> CompositionalSection {
    var section = CompositionalSection(
      count: random.pick([0, 1, 2, 3, 5, 7, random.below(15), random.below(41)]), group: group(depth: 1))
    section.groupSpacing = random.pick([0, 0, 0, 5, 5, 10, 10, -5])
    if random.chance(40) { section.contentInsets = insets() }
    section.boundaryItems = random.chance(40) ? (0..<random.among(1...3)).map { _ in boundaryItem() } : []
    if random.chance(60) {
      section.boundaryCrossInsets = section.contentInsets
    } else if random.chance(20) {
      section.boundaryCrossInsets = insets()
    }
    section.decorations = random.chance(25) ? (0..<random.among(1...2)).map { _ in decoration() } : []
    if random.chance(25) { section.orthogonal = OrthogonalDescription(isCentered: random.chance(30)) }
    return section
  }

  private mutating func decoration() -> DecorationDescription {
    DecorationDescription(
      contentInsets: random.chance(60) ? insets() : CompositionalInsets(), zIndex: random.pick([0, 0, -1, 2]))
  }

  private mutating func boundaryItem() -> BoundaryItemDescription {
    var item = BoundaryItemDescription(
      size: CompositionalSize(main: boundaryLength(.main), cross: boundaryLength(.cross)),
      main: random.pick([.start, .start, .end, .end, .middle]), cross: random.pick([.middle, .start, .end]))
    if random.chance(30) {
      item.absoluteOffset = AxisPoint(main: random.pick([-7, 0, 5, 7, 40]), cross: random.pick([-5, 0, 5]))
    }
    item.extendsBoundary = random.chance(75)
    item.pins = random.chance(40)
    if random.chance(20) { item.zIndex = random.pick([0, 3, -2]) }
    if random.chance(15) { item.contentInsets = insets() }
    if random.chance(15) { item.outerSpace = random.pick([4, 10, 25]) }
    return item
  }

  private mutating func boundaryLength(_ axis: CompositionalGroupDescription.FillAxis) -> CompositionalLength {
    switch random.below(10) {
    case 0..<4: .absolute(random.pick([10, 20, 30, 60, 0, 150]))
    case 4..<6: .estimated(random.pick([10, 20, 44]))
    case 6: .uniformAcrossSiblings(estimate: 20)
    default: fraction(random.pick([1, 0.5, 1.0 / 3, 0.25, 0.1]), of: axis)
    }
  }

  // MARK: Elements

  private mutating func group(depth: Int) -> CompositionalElementDescription {
    let axis: CompositionalGroupDescription.FillAxis = random.chance(50) ? .main : .cross
    let arrangement: CompositionalGroupDescription.Arrangement =
      switch random.below(20) {
      case 0..<12: .filling(axis)
      case 12..<15: .counted(axis, random.pick([1, 2, 2, 3, 4]))
      case 15..<18: .repeating(axis, random.pick([1, 2, 3, 3, 4]))
      default: .custom((0..<random.among(1...4)).map { _ in customFrame() })
      }
    var elements: [CompositionalElementDescription] = []
    if case .custom = arrangement {
    } else {
      elements = (0..<random.pick([1, 1, 1, 2, 2, 3])).map { _ in self.element(depth: depth + 1) }
    }
    let content = CompositionalGroupDescription(arrangement: arrangement, elements: elements, spacing: spacing())
    var element = CompositionalElementDescription(
      size: CompositionalSize(main: groupLength(.main), cross: groupLength(.cross)), content: .group(content))
    addOptions(to: &element)
    return element
  }

  private mutating func element(depth: Int) -> CompositionalElementDescription {
    if depth <= 4, random.chance(depth == 2 ? 40 : 25) { return group(depth: depth) }
    var element = CompositionalElementDescription(
      size: CompositionalSize(main: itemLength(.main), cross: itemLength(.cross)))
    addOptions(to: &element)
    return element
  }

  private mutating func addOptions(to element: inout CompositionalElementDescription) {
    if random.chance(20) { element.contentInsets = insets() }
    if random.chance(20) {
      element.edgeSpacing = CompositionalEdgeSpacing(
        mainStart: edge(), mainEnd: edge(), crossStart: edge(), crossEnd: edge())
    }
    if random.chance(12) {
      element.supplementaryItems = (0..<random.among(1...2)).map { _ in tiedItem() }
    }
  }

  private mutating func tiedItem() -> TiedItemDescription {
    nextKind += 1
    return TiedItemDescription(
      kind: nextKind,
      size: CompositionalSize(
        main: random.pick([.absolute(10), .estimated(8), .fractionOfMain(0.5), .fractionOfCross(0.25)]),
        cross: random.pick([.absolute(10), .fractionOfCross(1), .fractionOfCross(1.0 / 3)])),
      containerAnchor: anchor(), itemAnchor: random.chance(40) ? anchor() : nil, zIndex: random.pick([1, 1, 1, 4]))
  }

  private mutating func anchor() -> CompositionalAnchor {
    var anchor = CompositionalAnchor(
      main: random.pick([.start, .middle, .end]), cross: random.pick([.start, .middle, .end]))
    if random.chance(30) {
      anchor.absoluteOffset = AxisPoint(main: random.pick([-4, 2]), cross: random.pick([-3, 0]))
    }
    if random.chance(30) {
      anchor.fractionalOffset = AxisPoint(main: random.pick([-0.3, 0.5, -1]), cross: random.pick([0.3, 0, -0.5]))
    }
    return anchor
  }

  private mutating func customFrame() -> CustomItemFrame {
    CustomItemFrame(
      frame: AxisRect(
        mainOrigin: random.pick([0, 0, 10, 25.5, 60, -10]), crossOrigin: random.pick([0, 10, 50, 33.3, -10]),
        mainLength: random.pick([10, 20, 50, 0, -5]), crossLength: random.pick([10, 30, 50])),
      zIndex: random.pick([0, 0, 1, 5]))
  }

  // MARK: Lengths

  private mutating func itemLength(_ axis: CompositionalGroupDescription.FillAxis) -> CompositionalLength {
    switch random.below(20) {
    case 0..<6: .absolute(random.pick([20, 25, 30, 40, 50, 50, 10.2]))
    case 6..<13: fraction(random.pick([1, 1, 0.5, 1.0 / 3, 0.25, 0.2, 0.3, 0.4, 0.9]), of: axis)
    case 13: fraction(random.pick([0.25, 0.5, 0.2]), of: axis == .main ? .cross : .main)
    case 14..<18: .estimated(random.pick([10, 20, 30, 44]))
    case 18: .uniformAcrossSiblings(estimate: random.pick([20, 30]))
    default:
      random.pick([
        .absolute(0), .absolute(150), .absolute(-5), .estimated(-5), fraction(1.5, of: axis), fraction(0, of: axis),
        fraction(-1, of: axis),
      ])
    }
  }

  private mutating func groupLength(_ axis: CompositionalGroupDescription.FillAxis) -> CompositionalLength {
    switch random.below(20) {
    case 0..<6: .absolute(random.pick([40, 50, 60, 100, 100, 120, 150]))
    case 6..<13: fraction(random.pick([1, 1, 1, 0.5, 1.0 / 3, 0.25]), of: axis)
    case 13: fraction(random.pick([0.25, 0.5]), of: axis == .main ? .cross : .main)
    case 14..<18: .estimated(random.pick([10, 30, 44, 100]))
    case 18: .uniformAcrossSiblings(estimate: random.pick([20, 50]))
    default: random.pick([.absolute(0), .absolute(400), fraction(1.5, of: axis), .estimated(0)])
    }
  }

  private func fraction(
    _ fraction: Double, of axis: CompositionalGroupDescription.FillAxis
  ) -> CompositionalLength {
    axis == .main ? .fractionOfMain(fraction) : .fractionOfCross(fraction)
  }

  private mutating func spacing() -> CompositionalSpacing {
    if random.chance(2) { return random.pick([.fixed(-5), .flexible(-5)]) }
    return random.pick([.fixed(0), .fixed(0), .fixed(5), .fixed(10), .flexible(0), .flexible(5), .flexible(10)])
  }

  private mutating func edge() -> CompositionalSpacing {
    if random.chance(2) { return random.pick([.fixed(-5), .flexible(-5)]) }
    return random.pick([.fixed(0), .fixed(0), .fixed(5), .fixed(3), .flexible(0), .flexible(5)])
  }

  private mutating func insets() -> CompositionalInsets {
    if random.chance(3) { return CompositionalInsets(mainStart: -5, mainEnd: 5, crossStart: -4, crossEnd: -3) }
    return CompositionalInsets(
      mainStart: random.pick([0, 2, 5, 10]), mainEnd: random.pick([0, 3, 5, 10]),
      crossStart: random.pick([0, 4, 5, 10, 30]), crossEnd: random.pick([0, 5, 6, 10]))
  }
}
