import Foundation

/// The traits that a view decides for itself and for what lies below it.
@MainActor public struct UITraitOverrides {
  var values = TraitValues()

  /// How wide things may be.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass ?? .unspecified }
    set { values.horizontalSizeClass = newValue }
  }

  /// How high things may be.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass ?? .unspecified }
    set { values.verticalSizeClass = newValue }
  }

  /// How many pixels a point has.
  public var displayScale: CGFloat {
    get { values.displayScale ?? 0 }
    set { values.displayScale = newValue }
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle ?? .unspecified }
    set { values.userInterfaceStyle = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom ?? .unspecified }
    set { values.userInterfaceIdiom = newValue }
  }

  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection ?? .unspecified }
    set { values.layoutDirection = newValue }
  }

  /// How large the reader prefers text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory ?? .unspecified }
    set { values.preferredContentSizeCategory = newValue }
  }
}

extension UIView {
  /// The traits that the view decides for itself and for what lies below it. When they change, each of those views
  /// hears of it and is laid out again.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traits?.overrides ?? TraitValues()) }
    set {
      guard newValue.values != traits?.overrides ?? TraitValues() else { return }
      let former = traitCollection
      ownTraits.overrides = newValue.values
      announceTraits(from: former)
    }
  }

  /// The nearest overrides upwards on top of those further up; O(depth), without an allocation where nobody overrides.
  var inheritedTraits: UITraitCollection {
    let outer = storedSuperview?.traitCollection ?? UITraitCollection.standard
    guard let overrides = traits?.overrides, overrides != TraitValues() else { return outer }
    let values = outer.values.overridden(by: overrides)
    if let known = traits?.collection, known.values == values { return known }
    let made = UITraitCollection(values: values)
    traits?.collection = made
    return made
  }

  /// Tells this view and those below it, if its traits are no longer `former`.
  func announceTraits(from former: UITraitCollection) {
    let present = traitCollection
    guard present !== former, present != former else { return }
    setNeedsLayout()
    if constraintState != nil, !present.values.isLaidOutLike(former.values) { readingDirectionDidChange() }
    traitCollectionDidChange(former)
    for view in storedSubviews { view.announceTraits(from: former) }
  }
}
