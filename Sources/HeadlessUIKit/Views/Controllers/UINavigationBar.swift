import Foundation

/// The bar of a navigation controller. It is not shown and takes no room: what is set is kept.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether titles are large where their items say nothing else.
  open var prefersLargeTitles = false
  /// Whether the bar lets through what is behind it.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The items of the controllers, from the bottom up.
  open var items: [UINavigationItem]?

  /// A bar at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The item of the controller that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below it, to which a button leads back.
  open var backItem: UINavigationItem? { items?.dropLast().last }
}
