import LayoutModel
import ReferenceLayout

/// What names an element of a compositional layout.
struct CompositionalKey: Hashable, CustomStringConvertible {
  var kind: CompositionalPlacementKind
  var role = 0
  var path: ItemPath

  /// The name in the words of the golden files.
  var description: String {
    switch kind {
    case .item: "item \(path.section).\(path.item)"
    case .tied: "badge \(path.section).\(role).\(path.item)"
    case .boundary: "boundary \(path.section).\(role)"
    case .decoration: "decoration \(path.section).\(role)"
    case .layoutBoundary: "layout-boundary \(role)"
    }
  }
}

extension CompositionalPlacement {
  /// Its name.
  var key: CompositionalKey { CompositionalKey(kind: kind, role: role, path: path) }
}

/// One change of a compositional layout.
enum CompositionalChange: CustomStringConvertible {
  case item(ItemPath, AxisSize)
  case boundary(section: Int, role: Int, AxisSize)
  case layoutBoundary(role: Int, AxisSize)
  case offset(section: Int, Double)
  case replacement(section: Int, CompositionalSection)
  case batch(CompositionalUpdate)

  /// What happens, in the words of the golden files as far as they have any.
  var description: String {
    switch self {
    case .item(let path, let size): "measure \(path.section).\(path.item) \(size.cross) \(size.main)"
    case .boundary(let section, let role, let size): "measure-boundary \(section).\(role) \(size.cross) \(size.main)"
    case .layoutBoundary(let role, let size): "measure-layout-boundary \(role) \(size.cross) \(size.main)"
    case .offset(let section, let offset): "scroll \(section) \(offset)"
    case .replacement(let section, let description): "replace \(section)\n\(GoldenWriter.text(description))"
    case .batch(let update): Self.text(update)
    }
  }

  private static func text(_ update: CompositionalUpdate) -> String {
    func text(_ path: ItemPath) -> String { "\(path.section).\(path.item)" }
    let sections = update.movedSections.map { "\($0.from) -> \($0.to)" }
    let items = update.movedItems.map { "\(text($0.from)) -> \(text($0.to))" }
    return """
      delete sections \(update.deletedSections), insert \(update.insertedSections), move \(sections)
      delete \(update.deletedItems.map(text)), insert \(update.insertedItems.map(text)), move \(items)
      forget \(update.unmeasuredItems.map(text)); then there are
      \(update.sections.map(GoldenWriter.text).joined(separator: "\n"))
      """
  }
}

/// A compositional layout under test: the engine or the oracle.
protocol CompositionalJudged {
  init(_ description: CompositionalDescription)
  var contentSize: AxisSize { get }
  func sectionSpan(_ section: Int) -> (start: Double, end: Double)
  func placement(of key: CompositionalKey, view: ReferenceView?) -> CompositionalPlacement?
  mutating func found(in rect: AxisRect, view: ReferenceView?) -> [CompositionalPlacement]
  /// Makes a change; answers false if a size that was measured moved nothing.
  mutating func make(_ change: CompositionalChange) -> Bool
  /// What is known of the row of an orthogonal section.
  func row(ofSection section: Int, proposed: [Double]) -> CompositionalRow
  func problems() -> [String]
}

/// The row of groups of an orthogonal section (B56 to B58).
struct CompositionalRow {
  var viewportLength: Double
  var length: Double
  var starts: [Double]
  /// Where each group rests.
  var rests: [Double]
  /// The rests nearest to the offsets asked for.
  var nearest: [Double]

  /// In what it differs from `expected`, given the offsets that were proposed.
  func difference(from expected: CompositionalRow, proposed: [Double]) -> String? {
    func isClose(_ left: [Double], _ right: [Double]) -> Bool {
      left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-6 }
    }
    if !isClose([viewportLength, length], [expected.viewportLength, expected.length]) {
      return "viewport and row: \((viewportLength, length)), expected \((expected.viewportLength, expected.length))"
    }
    if !isClose(starts, expected.starts) { return "groups start at \(starts), expected \(expected.starts)" }
    if !isClose(rests, expected.rests) { return "groups rest at \(rests), expected \(expected.rests)" }
    // Of two that are as near either will do.
    let distances = zip(nearest, proposed).map { abs($0 - $1) }
    let shortest = zip(expected.nearest, proposed).map { abs($0 - $1) }
    return isClose(distances, shortest) ? nil : "nearest to \(proposed): \(nearest), expected \(expected.nearest)"
  }
}

extension ReferenceCompositionalLayout: CompositionalJudged {
  func placement(of key: CompositionalKey, view: ReferenceView?) -> CompositionalPlacement? {
    switch key.kind {
    case .item: placement(ofItemAt: key.path)
    case .tied: placement(ofTied: key.role, number: key.path.item, inSection: key.path.section)
    case .boundary: placement(ofBoundary: key.role, inSection: key.path.section, view: view)
    case .decoration: placement(ofDecoration: key.role, inSection: key.path.section)
    case .layoutBoundary: placement(ofLayoutBoundary: key.role, view: view)
    }
  }

  func found(in rect: AxisRect, view: ReferenceView?) -> [CompositionalPlacement] { visible(in: rect, view: view) }

  func row(ofSection section: Int, proposed: [Double]) -> CompositionalRow {
    let rests = groupRestOffsets(inSection: section)
    return CompositionalRow(
      viewportLength: viewportLength(inSection: section), length: rowLength(inSection: section),
      starts: (0..<groupCount(inSection: section)).map { groupStart(at: $0, inSection: section) }, rests: rests,
      nearest: proposed.map { offset in rests.min { abs($0 - offset) < abs($1 - offset) } ?? 0 })
  }

  @discardableResult
  mutating func make(_ change: CompositionalChange) -> Bool {
    switch change {
    case .item(let path, let size): setSize(size, ofItemAt: path)
    case .boundary(let section, let role, let size): setBoundarySize(size, role: role, section: section)
    case .layoutBoundary(let role, let size): setLayoutBoundarySize(size, role: role)
    case .offset(let section, let offset): setOrthogonalOffset(offset, inSection: section)
    case .replacement(let section, let description): replaceSection(section, with: description)
    case .batch(let update): apply(update)
    }
    return true
  }

  func problems() -> [String] { [] }

  /// Its sections with as many items as they have now.
  var sectionDescriptions: [CompositionalSection] {
    (0..<sectionCount).map {
      var section = description(ofSection: $0)
      section.count = itemCount(inSection: $0)
      return section
    }
  }

  /// The names of everything there is, and of one more of each kind and of every item without a place.
  var keys: [CompositionalKey] {
    (0..<sectionCount).flatMap(keys(inSection:))
      + (0...layoutBoundaryCount).map {
        CompositionalKey(kind: .layoutBoundary, role: $0, path: ItemPath(section: 0, item: 0))
      }
  }

  private func keys(inSection section: Int) -> [CompositionalKey] {
    let start = ItemPath(section: section, item: 0)
    let description = description(ofSection: section)
    let items = (0..<itemCount(inSection: section)).map {
      CompositionalKey(kind: .item, path: ItemPath(section: section, item: $0))
    }
    let boundaries = (0..<description.boundaryItems.count).map {
      CompositionalKey(kind: .boundary, role: $0, path: start)
    }
    let decorations = (0..<description.decorations.count).map {
      CompositionalKey(kind: .decoration, role: $0, path: start)
    }
    let tied = description.group.tiedKinds.flatMap { kind in
      (0...tiedCount(of: kind, inSection: section)).map {
        CompositionalKey(kind: .tied, role: kind, path: ItemPath(section: section, item: $0))
      }
    }
    return items + boundaries + decorations + tied
  }

  private func tiedCount(of kind: Int, inSection section: Int) -> Int {
    var count = 0
    while placement(ofTied: kind, number: count, inSection: section) != nil { count += 1 }
    return count
  }

  /// How many boundary items the content has.
  private var layoutBoundaryCount: Int {
    var count = 0
    while placement(ofLayoutBoundary: count) != nil { count += 1 }
    return count
  }
}

extension CompositionalElementDescription {
  /// Whether it holds groups.
  var isDeep: Bool {
    guard case .group(let group) = content else { return false }
    return group.elements.contains { $0.content != .item }
  }

  /// Whether anything in it shares what is left over.
  var isFlexible: Bool {
    let edges = [edgeSpacing.mainStart, edgeSpacing.mainEnd, edgeSpacing.crossStart, edgeSpacing.crossEnd]
    if edges.contains(where: \.isFlexible) { return true }
    guard case .group(let group) = content else { return false }
    return group.spacing.isFlexible || group.elements.contains(where: \.isFlexible)
  }

  /// The kinds of all items tied to it and to what it consists of.
  var tiedKinds: [Int] {
    var kinds = supplementaryItems.map(\.kind)
    if case .group(let group) = content { kinds += group.elements.flatMap(\.tiedKinds) }
    return kinds
  }
}
