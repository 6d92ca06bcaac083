import Foundation

/// What of the surroundings a view should suit. A trait that is not specified comes from further up.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
  }

  /// Traits of which none is specified.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// Only the width class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Only the height class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Only the pixels of a point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Only light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Only the direction of reading.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Only how large the reader prefers text to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// What any of these specifies; the last one that does decides.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  private convenience init(_ specify: (inout TraitValues) -> Void) {
    var values = TraitValues()
    specify(&values)
    self.init(values: values)
  }

  /// How wide things may be.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// How high things may be.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// How many pixels a point has; 0 if that is not specified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// The direction of reading.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// How large the reader prefers text to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// The collection itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What holds where nothing else is said: a phone held upright, light, two pixels a point, text of the usual size. The
  /// direction of reading is left to the application.
  static let standard = UITraitCollection(
    values: TraitValues(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 2, userInterfaceStyle: .light,
      userInterfaceIdiom: .phone, preferredContentSizeCategory: .large
    ))
}

/// The traits that are specified; nil where one is not.
struct TraitValues: Hashable {
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var displayScale: CGFloat?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var preferredContentSizeCategory: UIContentSizeCategory?

  /// Whether what is laid out with these traits has the same places with the others.
  func isLaidOutLike(_ other: TraitValues) -> Bool {
    layoutDirection == other.layoutDirection && displayScale == other.displayScale
  }

  func overridden(by other: TraitValues) -> TraitValues {
    TraitValues(
      horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
      displayScale: other.displayScale ?? displayScale,
      userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
      userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      preferredContentSizeCategory: other.preferredContentSizeCategory ?? preferredContentSizeCategory
    )
  }
}
