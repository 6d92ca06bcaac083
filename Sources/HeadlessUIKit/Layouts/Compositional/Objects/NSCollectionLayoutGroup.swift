import Foundation

/// Answers the items of a custom group, for the size that `layoutEnvironment` says the group has (B32).
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Elements in a row, in a column, or where a closure says. A section repeats its group until all its items are placed.
///
/// A group keeps copies of its elements (B5). One made without elements, or with a count below 1, raises (B3) and holds nothing.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the elements follow each other.
  enum Arrangement: Equatable {
    /// The list over and over, as long as it fits (B17).
    case filling(isHorizontal: Bool)
    /// The one element that often, in equal parts (B7, B22).
    case counted(isHorizontal: Bool, count: Int)
    /// The one element that often, in its own size (B7).
    case repeating(isHorizontal: Bool, count: Int)
    /// Where a closure says (B32).
    case custom
  }

  /// What a group says beyond what an item says.
  struct Filling: Equatable {
    var arrangement: Arrangement
    var subitems: [NSCollectionLayoutItem] = []
    /// Nil stands for a fixed 0.
    var interItemSpacing: NSCollectionLayoutSpacing?
    var itemProvider: ItemProvider?
  }

  /// A closure, which equality leaves out (B5).
  struct ItemProvider: Equatable {
    var items: NSCollectionLayoutGroupCustomItemProvider

    nonisolated static func == (left: ItemProvider, right: ItemProvider) -> Bool { true }
  }

  nonisolated(unsafe) final var filling: Filling {
    didSet { MainActor.assumeIsolated { LayoutObjectEdits.note() } }
  }

  init(_ values: Values, _ filling: Filling) {
    self.filling = filling
    super.init(values)
  }

  // MARK: Making groups

  /// A row of one item `count` times, each as wide as an equal part of the group (B7, B22).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    counted(layoutSize, subitem, .counted(isHorizontal: true, count: count), count)
  }

  /// A row of one item `count` times in its own size; whether they fit is the caller's affair (B7).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    counted(layoutSize, subitem, .repeating(isHorizontal: true, count: count), count)
  }

  /// A row of items, the list over and over as long as the next fits (B17).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    filled(layoutSize, subitems, isHorizontal: true)
  }

  /// A column of one item `count` times, each as high as an equal part of the group (B7, B22).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    counted(layoutSize, subitem, .counted(isHorizontal: false, count: count), count)
  }

  /// A column of one item `count` times in its own size; whether they fit is the caller's affair (B7).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    counted(layoutSize, subitem, .repeating(isHorizontal: false, count: count), count)
  }

  /// A column of items, the list over and over as long as the next fits (B17).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    filled(layoutSize, subitems, isHorizontal: false)
  }

  /// A group whose items stand where `itemProvider` says, which is asked once a section for every solve (B32).
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      Values(layoutSize: layoutSize),
      Filling(arrangement: .custom, itemProvider: ItemProvider(items: itemProvider))
    )
  }

  private static func filled(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool
  ) -> NSCollectionLayoutGroup {
    if subitems.isEmpty {
      UIKitExceptions.raise(.internalInconsistency("At least 1 subitem is required for a group"))
    }
    return NSCollectionLayoutGroup(
      Values(layoutSize: size),
      Filling(arrangement: .filling(isHorizontal: isHorizontal), subitems: subitems.map { $0.copied() })
    )
  }

  private static func counted(
    _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ arrangement: Arrangement, _ count: Int
  ) -> NSCollectionLayoutGroup {
    guard count >= 1 else {
      let name = arrangement.isHorizontal ? "horizontal" : "vertical"
      UIKitExceptions.raise(
        .internalInconsistency("A repeating \(name) group should specify a count >= 1")
      )
      return NSCollectionLayoutGroup(
        Values(layoutSize: size), Filling(arrangement: .filling(isHorizontal: arrangement.isHorizontal)))
    }
    return NSCollectionLayoutGroup(
      Values(layoutSize: size), Filling(arrangement: arrangement, subitems: [subitem.copied()]))
  }

  // MARK: What it says

  /// The supplementary items that are tied to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { values.supplementaryItems }
    set { values.supplementaryItems = newValue }
  }

  /// The space between two elements; a fixed 0 at first, and for nil (B2, B18, B23).
  open var interItemSpacing: NSCollectionLayoutSpacing? {
    get { filling.interItemSpacing ?? .fixed(0) }
    set { filling.interItemSpacing = newValue }
  }

  /// The elements, the group's own copies of them (B5); the one element of a counted or repeating group; none of a custom one.
  open var subitems: [NSCollectionLayoutItem] { filling.subitems }

  /// A text that shows what the group is made of, an element a line.
  open func visualDescription() -> String {
    lines(indent: "").joined(separator: "\n")
  }

  /// A new object that says the same (B5). O(what it holds).
  open override func copy(with zone: NSZone? = nil) -> Any {
    var filling = filling
    filling.subitems = filling.subitems.map { $0.copied() }
    return NSCollectionLayoutGroup(copiedValues, filling)
  }

  /// Whether `object` says the same, closures left out (B5). O(what it holds).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? NSCollectionLayoutGroup else { return false }
    return filling == other.filling
  }

  /// A hash of its size.
  open override nonisolated var hash: Int { super.hash }
}

extension NSCollectionLayoutGroup.Arrangement {
  /// Whether it is a row.
  var isHorizontal: Bool {
    switch self {
    case .filling(let isHorizontal), .counted(let isHorizontal, _), .repeating(let isHorizontal, _): isHorizontal
    case .custom: false
    }
  }

  fileprivate var words: String {
    switch self {
    case .filling(let isHorizontal): isHorizontal ? "row" : "column"
    case .counted(let isHorizontal, let count): "\(isHorizontal ? "row" : "column") of \(count) equal parts"
    case .repeating(let isHorizontal, let count): "\(isHorizontal ? "row" : "column") of \(count)"
    case .custom: "custom"
    }
  }
}

extension NSCollectionLayoutItem {
  /// The item a line, what it holds in lines below.
  fileprivate func lines(indent: String) -> [String] {
    let size = "\(layoutSize.widthDimension.words) x \(layoutSize.heightDimension.words)"
    guard let group = self as? NSCollectionLayoutGroup else { return ["\(indent)item \(size)"] }
    let head = "\(indent)\(group.filling.arrangement.words) \(size)"
    return [head] + group.subitems.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension NSCollectionLayoutDimension {
  fileprivate var words: String {
    switch kind {
    case .fractionalWidth: "\(dimension) of width"
    case .fractionalHeight: "\(dimension) of height"
    case .absolute: "\(dimension)"
    case .estimated: "about \(dimension)"
    case .uniformAcrossSiblings: "about \(dimension) for all"
    }
  }
}
