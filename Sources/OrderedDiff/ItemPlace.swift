/// The place of an item: a section, and a position in it. Eight bytes.
@frozen
public struct ItemPlace: Hashable, Sendable {
  @usableFromInline let narrowSection: Int32
  @usableFromInline let narrowItem: Int32

  /// Makes a place. Both numbers have to be below 2^31.
  @inlinable
  public init(section: Int, item: Int) {
    narrowSection = Int32(section)
    narrowItem = Int32(item)
  }

  /// The index of the section.
  @inlinable public var section: Int { Int(narrowSection) }

  /// The index of the item in its section.
  @inlinable public var item: Int { Int(narrowItem) }
}

extension ItemPlace: Comparable {
  /// Whether the first place comes before the second: section after section, item after item.
  @inlinable
  public static func < (first: ItemPlace, second: ItemPlace) -> Bool {
    (first.narrowSection, first.narrowItem) < (second.narrowSection, second.narrowItem)
  }
}

extension ItemPlace: CustomStringConvertible {
  /// Section and item with a hyphen between them.
  public var description: String { "\(section)-\(item)" }
}
