import Foundation

/// Where a custom group places one of its items (B32). A value: it never changes, and two are equal that say the same.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  private nonisolated let place: CGRect
  private nonisolated let depth: Int

  /// An item at `frame`, in points from the group's origin.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// An item at `frame`, in points from the group's origin, `zIndex` in front.
  public init(frame: CGRect, zIndex: Int) {
    place = frame
    depth = zIndex
    super.init()
  }

  /// Where the item stands, in points from the group's origin.
  open var frame: CGRect { place }
  /// How far in front it lies.
  open var zIndex: Int { depth }

  /// A new object that says the same (B5).
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroupCustomItem(frame: place, zIndex: depth)
  }

  /// Whether `object` says the same (B5).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return place == other.place && depth == other.depth
  }

  /// A hash of its depth.
  open override nonisolated var hash: Int { depth.hashValue }
}
