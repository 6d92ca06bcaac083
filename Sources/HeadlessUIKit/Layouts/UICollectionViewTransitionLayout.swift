import Foundation

/// The layout that a collection view uses during an interactive transition: between two others, by how far it has come (I16).
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// How far the transition has come, from 0, the current layout, to 1, the next one. A change takes effect with
  /// `invalidateLayout()`.
  open var transitionProgress: CGFloat = 0

  /// The layout that the transition began with.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout that the transition leads to.
  open var nextLayout: UICollectionViewLayout { next }

  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var animatedValues: [String: CGFloat] = [:]

  /// A layout between `currentLayout` and `newLayout`.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Not offered: a transition is not archived.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Keeps a value for the rest of the transition (I18).
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// The value kept last for `key`, or 0 (I18).
  open func value(forAnimatedKey key: String) -> CGFloat {
    animatedValues[key] ?? 0
  }
}
