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
enum CompositionalChange {
  case item(ItemPath, AxisSize)
  case boundary(section: Int, role: Int, AxisSize)
  case layoutBoundary(role: Int, AxisSize)
  case offset(section: Int, Double)
  case replacement(section: Int, CompositionalSection)
  case batch(CompositionalUpdate)
}

/// A compositional layout under test: the engine or the oracle.
protocol CompositionalJudged {
  init(_ description: CompositionalDescription)
  var contentSize: AxisSize { get }
  func sectionSpan(_ section: Int) -> (start: Double, end: Double)
  func placement(of key: CompositionalKey, view: ReferenceView?) -> CompositionalPlacement?
  mutating func found(in rect: AxisRect, view: ReferenceView?) -> [CompositionalPlacement]
  mutating func make(_ change: CompositionalChange)
  func problems() -> [String]
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

  mutating func make(_ change: CompositionalChange) {
    switch change {
    case .item(let path, let size): setSize(size, ofItemAt: path)
    case .boundary(let section, let role, let size): setBoundarySize(size, role: role, section: section)
    case .layoutBoundary(let role, let size): setLayoutBoundarySize(size, role: role)
    case .offset(let section, let offset): setOrthogonalOffset(offset, inSection: section)
    case .replacement(let section, let description): replaceSection(section, with: description)
    case .batch(let update): apply(update)
    }
  }

  func problems() -> [String] { [] }

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
  /// The kinds of all items tied to it and to what it consists of.
  var tiedKinds: [Int] {
    var kinds = supplementaryItems.map(\.kind)
    if case .group(let group) = content { kinds += group.elements.flatMap(\.tiedKinds) }
    return kinds
  }
}
