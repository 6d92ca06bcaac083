import Foundation

/// A supplementary view that is tied to an item or a group (B48 to B50).
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What a supplementary item says beyond what an item says.
  struct Tie: Equatable {
    var elementKind: String
    var containerAnchor: NSCollectionLayoutAnchor
    var itemAnchor: NSCollectionLayoutAnchor?
    var zIndex = 1
  }

  nonisolated(unsafe) final var tie: Tie {
    didSet { MainActor.assumeIsolated { LayoutObjectEdits.note() } }
  }

  init(_ values: Values, _ tie: Tie) {
    self.tie = tie
    super.init(values)
  }

  /// A view that stands with the point that `containerAnchor` names of its own frame on that of what it is tied to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(Values(layoutSize: layoutSize), Tie(elementKind: elementKind, containerAnchor: containerAnchor))
  }

  /// A view that stands with `itemAnchor` of its own frame on `containerAnchor` of that of what it is tied to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      Values(layoutSize: layoutSize),
      Tie(elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    )
  }

  /// How far in front it lies; 1 at first (B50).
  open var zIndex: Int {
    get { tie.zIndex }
    set { tie.zIndex = newValue }
  }

  /// The kind of the view.
  open var elementKind: String { tie.elementKind }
  /// The point of what it is tied to.
  open var containerAnchor: NSCollectionLayoutAnchor { tie.containerAnchor }
  /// The point of its own frame; nil means the same edges (B48).
  open var itemAnchor: NSCollectionLayoutAnchor? { tie.itemAnchor }

  /// A new object that says the same (B5).
  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSupplementaryItem(copiedValues, tie)
  }

  /// Whether `object` says the same (B5).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? NSCollectionLayoutSupplementaryItem else { return false }
    return tie == other.tie
  }

  /// A hash of its kind.
  open override nonisolated var hash: Int { tie.elementKind.hashValue }
}

/// A supplementary view at the edge of a section or of the whole content (B39 to B47).
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// What a boundary item says beyond what a supplementary item says.
  struct Boundary: Equatable {
    var alignment: NSRectAlignment
    var offset: CGPoint
    var extendsBoundary = true
    var pinToVisibleBounds = false
    /// Space on the outer side, in points, which the headers of lists have (B71).
    var outerSpace: CGFloat = 0
  }

  nonisolated(unsafe) final var boundary: Boundary {
    didSet { MainActor.assumeIsolated { LayoutObjectEdits.note() } }
  }

  init(_ values: Values, _ tie: Tie, _ boundary: Boundary) {
    self.boundary = boundary
    super.init(values, tie)
  }

  /// A view at the edge or corner that `alignment` names.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A view at the edge or corner that `alignment` names, moved by `absoluteOffset` points (B40, B41a).
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.init(
      Values(layoutSize: layoutSize),
      Tie(elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges)),
      Boundary(alignment: alignment, offset: absoluteOffset)
    )
  }

  /// Whether it stands outside the content and the section grows by it; true at first (B41, B42).
  open var extendsBoundary: Bool {
    get { boundary.extendsBoundary }
    set { boundary.extendsBoundary = newValue }
  }

  /// Whether it stays in view while any of its section is; false at first (B45).
  open var pinToVisibleBounds: Bool {
    get { boundary.pinToVisibleBounds }
    set { boundary.pinToVisibleBounds = newValue }
  }

  /// The edge or corner that it stands at.
  open var alignment: NSRectAlignment { boundary.alignment }
  /// How far it is moved from there, in points.
  open var offset: CGPoint { boundary.offset }

  /// A new object that says the same (B5).
  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutBoundarySupplementaryItem(copiedValues, tie, boundary)
  }

  /// Whether `object` says the same (B5).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? NSCollectionLayoutBoundarySupplementaryItem else {
      return false
    }
    return boundary == other.boundary
  }

  /// A hash of its kind.
  open override nonisolated var hash: Int { super.hash }
}

extension NSRectAlignment {
  /// The edges that meet at the place.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
