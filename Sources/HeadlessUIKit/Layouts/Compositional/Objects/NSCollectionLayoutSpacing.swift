import Foundation

/// A space that stays as it is, or takes its share of what is left over (B23). A value: it never changes, and two are equal that
/// say the same (B5).
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  nonisolated let points: CGFloat
  nonisolated let takesShare: Bool

  init(_ points: CGFloat, takesShare: Bool) {
    self.points = points
    self.takesShare = takesShare
    super.init()
  }

  /// At least that many points, and an equal share of what is left over (B23).
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, takesShare: true)
  }

  /// Exactly that many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, takesShare: false)
  }

  /// The points, or the least of them.
  open var spacing: CGFloat { points }
  /// Whether it takes a share of what is left over.
  open var isFlexible: Bool { takesShare }
  /// Whether it stays as it is.
  open var isFixed: Bool { !takesShare }

  /// A new object that says the same (B5).
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSpacing(points, takesShare: takesShare)
  }

  /// Whether `object` says the same (B5).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return points == other.points && takesShare == other.takesShare
  }

  /// A hash of what it says.
  open override nonisolated var hash: Int { points.hashValue }
}

/// The spaces outside the four edges of an item or group (B27). A value, as its spacings are.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The four spaces; one that is not given is fixed and 0.
  nonisolated let edges: [NSCollectionLayoutSpacing]

  /// Spaces at the four edges; nil stands for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    edges = [leading, top, trailing, bottom].map { $0 ?? .fixed(0) }
    super.init()
  }

  /// The space at the edge where reading begins.
  open var leading: NSCollectionLayoutSpacing? { edges[0] }
  /// The space at the upper edge.
  open var top: NSCollectionLayoutSpacing? { edges[1] }
  /// The space at the edge where reading ends.
  open var trailing: NSCollectionLayoutSpacing? { edges[2] }
  /// The space at the lower edge.
  open var bottom: NSCollectionLayoutSpacing? { edges[3] }

  /// A new object that says the same (B5).
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutEdgeSpacing(leading: edges[0], top: edges[1], trailing: edges[2], bottom: edges[3])
  }

  /// Whether `object` says the same (B5).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.edges == edges
  }

  /// A hash of what it says.
  open override nonisolated var hash: Int { edges.hashValue }
}
