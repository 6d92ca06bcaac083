import Foundation

/// A view behind a section that the data source knows nothing of (B51, B52).
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What a decoration says beyond what an item says.
  struct Decoration: Equatable {
    var elementKind: String
    var zIndex = 0
  }

  nonisolated(unsafe) final var decoration: Decoration {
    didSet { MainActor.assumeIsolated { LayoutObjectEdits.note() } }
  }

  init(_ values: Values, _ decoration: Decoration) {
    self.decoration = decoration
    super.init(values)
  }

  /// A view as large as the section, less its `contentInsets`, of a kind that is registered with the layout.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return NSCollectionLayoutDecorationItem(Values(layoutSize: size), Decoration(elementKind: elementKind))
  }

  /// How far in front it lies; 0 at first (B51).
  open var zIndex: Int {
    get { decoration.zIndex }
    set { decoration.zIndex = newValue }
  }

  /// The kind that it is registered by.
  open var elementKind: String { decoration.elementKind }

  /// A new object that says the same (B5).
  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutDecorationItem(copiedValues, decoration)
  }

  /// Whether `object` says the same (B5).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? NSCollectionLayoutDecorationItem else { return false }
    return decoration == other.decoration
  }

  /// A hash of its kind.
  open override nonisolated var hash: Int { decoration.elementKind.hashValue }
}
