import Foundation

/// An element of a group: a cell, or a group of its own.
///
/// Two items are equal that say the same, and a copy says the same (B5).
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// What an item says.
  struct Values: Equatable {
    var layoutSize: NSCollectionLayoutSize
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    var contentInsets = NSDirectionalEdgeInsets.zero
    /// Nil stands for four fixed zeros.
    var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  }

  nonisolated(unsafe) final var values: Values {
    didSet { MainActor.assumeIsolated { LayoutObjectEdits.note() } }
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// A cell of this size.
  public init(layoutSize: NSCollectionLayoutSize) {
    values = Values(layoutSize: layoutSize)
    super.init()
  }

  /// A cell of this size, with supplementary items tied to it (B48).
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    values = Values(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    super.init()
  }

  /// The insets of the frame in the room that the item takes, in points; none at first (B15).
  open var contentInsets: NSDirectionalEdgeInsets {
    get { values.contentInsets }
    set { values.contentInsets = newValue }
  }

  /// The space outside the item; four fixed zeros at first, and for nil (B2, B27).
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { values.edgeSpacing ?? NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil) }
    set { values.edgeSpacing = newValue }
  }

  /// The size, edge spacing included in neither length.
  open var layoutSize: NSCollectionLayoutSize { values.layoutSize }

  /// The supplementary items that are tied to it.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { values.supplementaryItems }

  /// A new object that says the same (B5). O(what it holds).
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutItem(copiedValues)
  }

  /// Whether `object` says the same (B5). O(what it holds).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem, type(of: other) == type(of: self) else { return false }
    return self === other || values == other.values
  }

  /// A hash of its size.
  open override nonisolated var hash: Int { values.layoutSize.hash }

  /// What it says, with copies of the supplementary items.
  final var copiedValues: Values {
    var result = values
    result.supplementaryItems = values.supplementaryItems.map { $0.copied() }
    return result
  }
}

extension NSObjectProtocol where Self: NSCollectionLayoutItem {
  /// A copy of the same class.
  @MainActor func copied() -> Self {
    copy(with: nil) as? Self ?? self
  }
}

/// Counts the changes to objects that describe layouts, so that a layout knows that none it has seen has changed.
@MainActor enum LayoutObjectEdits {
  private(set) static var count = 0

  static func note() {
    count &+= 1
  }
}
