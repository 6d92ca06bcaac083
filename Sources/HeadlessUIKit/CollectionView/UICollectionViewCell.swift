import CoreGraphics
import Foundation

/// The view of an item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Whether the item is selected. Setting it changes the cell alone and tells nobody (G3).
  @exclusivity(unchecked) open var isSelected = false {
    didSet { if isSelected != oldValue { showSelectedBackground() } }
  }

  /// Whether the item is highlighted. Setting it changes the cell alone and tells nobody (G3, G23).
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showSelectedBackground() } }
  }

  /// The view behind the content; as large as the cell.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// The view behind the content while the item is selected or highlighted; as large as the cell.
  @exclusivity(unchecked) open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, with: selectedBackgroundView)
      showSelectedBackground()
    }
  }

  @exclusivity(unchecked) private var madeContentView: CellContentView?

  /// The view that holds what the cell shows; as large as the cell. Made when it is first asked for.
  open var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = CellContentView(frame: bounds)
    madeContentView = view
    addSubview(view)
    return view
  }

  /// A cell at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func didChangeBounds(from oldBounds: CGRect) {
    super.didChangeBounds(from: oldBounds)
    guard oldBounds.size != bounds.size else { return }
    madeContentView?.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    let isBehindAll = new === backgroundView || backgroundView == nil
    insertSubview(new, at: isBehindAll ? 0 : 1)
  }

  private func showSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}

/// A cell's content view, which passes on to the cell that its size has changed.
private final class CellContentView: UIView {
  override func invalidateIntrinsicContentSize() {
    (superview as? UICollectionViewCell)?.invalidateIntrinsicContentSize()
  }
}
