import CoreGraphics
import Foundation

/// A control that is on or off. It keeps its own size, 51 by 31 points.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on; not at first. Setting it sends nothing.
  open var isOn = false
  /// The colour while it is on; nil for the system's.
  open var onTintColor: UIColor?
  /// The colour of the knob; nil for the system's.
  open var thumbTintColor: UIColor?
  /// What stands beside the switch where the system shows that. Kept only.
  open var title: String?

  /// A switch whose upper left corner is that of `frame`.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// A switch from an archive, which is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Turns it on or off, and sends nothing.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func touchedUpInside() {
    isOn.toggle()
  }

  override var mainEvents: Event { [.touchUpInside, .valueChanged, .primaryActionTriggered] }

  private static let size = CGSize(width: 51, height: 31)
}
