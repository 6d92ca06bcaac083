import Foundation

/// The two lengths of an item or group. A value: it never changes, and two are equal that say the same (B5).
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  private nonisolated let width: NSCollectionLayoutDimension
  private nonisolated let height: NSCollectionLayoutDimension

  /// A size of these two lengths.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    self.width = width
    self.height = height
    super.init()
  }

  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height }

  /// A new object that says the same (B5).
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Whether `object` says the same (B5).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return width == other.width && height == other.height
  }

  /// A hash of what it says.
  open override nonisolated var hash: Int { width.hash &* 31 &+ height.hash }
}

extension NSCollectionLayoutSize {
  /// On which axes the size is an estimate.
  var openAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}
