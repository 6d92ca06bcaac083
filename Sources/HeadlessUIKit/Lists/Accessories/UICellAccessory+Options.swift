import CoreGraphics
import Foundation

/// What the options of all accessories have.
@MainActor protocol AccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory {
  /// Options of a disclosure indicator.
  @preconcurrency @MainActor public struct DisclosureIndicatorOptions: AccessoryOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; nil for the cell's.
    public var tintColor: UIColor?

    /// These options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Options of an outline disclosure.
  @preconcurrency @MainActor public struct OutlineDisclosureOptions: AccessoryOptions {
    /// What the cell of an outline disclosure is.
    public enum Style: Int, Sendable {
      /// A header if the cell is that of a section, else a cell.
      case automatic = 0
      /// A header: a tap anywhere in it shows and hides the children, and it cannot be selected.
      case header = 1
      /// A cell that can be selected, of which only the accessory shows and hides the children.
      case cell = 2
    }

    /// What the cell is.
    public var style: Style
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; nil for the cell's.
    public var tintColor: UIColor?

    /// These options; what is nil is as usual.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Options of a checkmark.
  @preconcurrency @MainActor public struct CheckmarkOptions: AccessoryOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; nil for the cell's.
    public var tintColor: UIColor?

    /// These options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Options of a delete control.
  @preconcurrency @MainActor public struct DeleteOptions: AccessoryOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; nil for the cell's.
    public var tintColor: UIColor?
    /// The colour behind it; nil for its own.
    public var backgroundColor: UIColor?

    /// These options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Options of an insert control.
  @preconcurrency @MainActor public struct InsertOptions: AccessoryOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; nil for the cell's.
    public var tintColor: UIColor?
    /// The colour behind it; nil for its own.
    public var backgroundColor: UIColor?

    /// These options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Options of a reorder control.
  @preconcurrency @MainActor public struct ReorderOptions: AccessoryOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether a line parts it from other accessories; kept only.
    public var showsVerticalSeparator: Bool

    /// These options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// Options of a multiselect mark.
  @preconcurrency @MainActor public struct MultiselectOptions: AccessoryOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; nil for the cell's.
    public var tintColor: UIColor?
    /// The colour behind it; nil for its own.
    public var backgroundColor: UIColor?

    /// These options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Options of a label.
  @preconcurrency @MainActor public struct LabelOptions: AccessoryOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of its text; nil for its own.
    public var tintColor: UIColor?
    /// Its font.
    public var font: UIFont
    /// Whether the font follows the size that the reader prefers.
    public var adjustsFontForContentSizeCategory: Bool

    /// These options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// Options of a detail button.
  @preconcurrency @MainActor public struct DetailOptions: AccessoryOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; nil for the cell's.
    public var tintColor: UIColor?

    /// These options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Options of a pop-up menu.
  @preconcurrency @MainActor public struct PopUpMenuOptions: AccessoryOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; nil for the cell's.
    public var tintColor: UIColor?

    /// These options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Options of a view of the client's.
  @preconcurrency @MainActor public struct CustomViewConfiguration: AccessoryOptions {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Whether it is left out.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether it keeps the size that it has, whatever it says suits it.
    public var maintainsFixedSize: Bool

    /// This view with these options; what is nil is as usual.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
