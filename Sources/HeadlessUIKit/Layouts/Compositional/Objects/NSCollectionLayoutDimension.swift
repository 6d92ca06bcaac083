import Foundation

/// A length of an item or group, before it is resolved in what holds it (B1).
///
/// A value: it never changes, and two are equal that say the same (B5). Lengths must be finite; the layout refuses others with an
/// exception when it is solved, and takes 0 for them.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  /// How a dimension is resolved.
  enum Kind: Sendable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniformAcrossSiblings
  }

  nonisolated let kind: Kind
  private nonisolated let value: CGFloat

  init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
    super.init()
  }

  /// A fraction of the width of what holds the item, for either axis (B1).
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A fraction of the height of what holds the item, for either axis (B1).
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// That many points (B11).
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// That many points until the view is measured (B12).
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// That many points until the view is measured; then as long as the longest of its siblings that say the same (B31).
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings, estimatedDimension)
  }

  /// Whether it is a fraction of a width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a fraction of a height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether it can be measured: estimated, or uniform across siblings (B1).
  open var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// Whether siblings share the longest measured length (B31).
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }
  /// The fraction, the points or the estimate.
  open var dimension: CGFloat { value }

  /// A new object that says the same (B5).
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutDimension(kind, value)
  }

  /// Whether `object` says the same (B5).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return kind == other.kind && value == other.value
  }

  /// A hash of what it says.
  open override nonisolated var hash: Int { value.hashValue }
}
