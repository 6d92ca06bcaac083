import Foundation

/// A point of a rectangle, named by edges, and how far from it (B48, B49). A value: it never changes, and two are equal that say the
/// same (B5).
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// What an anchor says.
  struct Values: Equatable, Sendable {
    var edges: NSDirectionalRectEdge
    var offset = CGPoint.zero
    var isFractional = false
  }

  nonisolated let values: Values

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The point that `edges` name: a corner, the middle of an edge, or the centre.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(Values(edges: edges))
  }

  /// The point that `edges` name, moved by `absoluteOffset` points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(Values(edges: edges, offset: absoluteOffset))
  }

  /// The point that `edges` name, moved by fractions of the supplementary item's own size (B49).
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(Values(edges: edges, offset: fractionalOffset, isFractional: true))
  }

  /// The edges that name the point.
  open var edges: NSDirectionalRectEdge { values.edges }
  /// How far from the point, in points or fractions.
  open var offset: CGPoint { values.offset }
  /// Whether `offset` counts points.
  open var isAbsoluteOffset: Bool { !values.isFractional }
  /// Whether `offset` counts fractions of the supplementary item's size.
  open var isFractionalOffset: Bool { values.isFractional }

  /// A new object that says the same (B5).
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutAnchor(values)
  }

  /// Whether `object` says the same (B5).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutAnchor)?.values == values
  }

  /// A hash of what it says.
  open override nonisolated var hash: Int { values.edges.rawValue.hashValue }
}
