import CoreGraphics
import Foundation

/// A control with a title and an image, and as large as these with the space around them.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// Nothing special.
    case custom = 0
    /// As the system's buttons do.
    case system = 1
    /// A mark that leads to details.
    case detailDisclosure = 2
    /// An i.
    case infoLight = 3
    /// An i.
    case infoDark = 4
    /// A plus.
    case contactAdd = 5
    /// A cross.
    case close = 7
  }

  /// Called when the configuration has to follow the state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What the button looks like.
  public let buttonType: ButtonType
  private var looks: [State.RawValue: ButtonLook] = [:]
  private var madeTitleLabel: UILabel?
  private var madeImageView: UIImageView?

  /// What the button shows; nil, as at first, for what was set for its states.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { contentDidChange() } }
  }
  /// Called when the state has changed, before layout; nil at first.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// The space around title and image of a button without a configuration, in points. Zero, as at first, stands for 6 above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// How far the title is moved from its place. Kept only.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// How far the image is moved from its place. Kept only.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// What opens at a tap, if `showsMenuAsPrimaryAction`; nil at first. Kept only.
  open var menu: UIMenu?
  /// Whether a tap opens the menu. Kept only.
  open var showsMenuAsPrimaryAction = false
  /// Whether a tap changes what is selected; not at first.
  open var changesSelectionAsPrimaryAction = false

  /// A button at `frame`.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  private init(kind: ButtonType) {
    buttonType = kind
    super.init(frame: .zero)
  }

  /// A button that looks like this.
  public convenience init(type buttonType: ButtonType) {
    self.init(kind: buttonType)
  }

  /// A button that looks like this, with the title and image of an action that it calls.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(kind: buttonType)
    adopt(primaryAction)
  }

  /// A button that shows `configuration` and calls an action, whose title and image stand in where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(kind: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// A button from an archive.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  // MARK: What it shows

  /// Sets the title for a state. That for `normal` stands in where another has none.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// The same with attributes, in place of the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the image behind title and image for a state. Kept only.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

  /// The title for a state.
  open func title(for state: State) -> String? { look(state, \.title) }
  /// The title with attributes for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { look(state, \.attributedTitle) }
  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { look(state, \.titleColor) }
  /// The image for a state.
  open func image(for state: State) -> UIImage? { look(state, \.image) }
  /// The image behind for a state.
  open func backgroundImage(for state: State) -> UIImage? { look(state, \.backgroundImage) }

  /// The title at present.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The image at present.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The title with attributes at present.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The label of the title, made when it is first asked for or shown.
  open var titleLabel: UILabel? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    madeTitleLabel = label
    addSubview(label)
    return label
  }

  /// The view of the image, made when it is first asked for or shown.
  open var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = UIImageView()
    madeImageView = view
    addSubview(view)
    return view
  }

  /// Asks for the configuration to follow the state in the next layout.
  open func setNeedsUpdateConfiguration() {
    setNeedsLayout()
  }

  /// Called in layout when the configuration may have to follow the state.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Size and places

  open override var intrinsicContentSize: CGSize {
    let content = ButtonContent(of: self)
    show(content)
    return content.size(title: titleSize(content))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfiguration()
    let content = ButtonContent(of: self)
    show(content)
    let frames = content.frames(in: bounds.size, title: titleSize(content), of: self)
    if content.hasTitle { titleLabel?.frame = frames.title }
    if content.image != nil { imageView?.frame = frames.image }
  }

  override func touchedUpInside() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  override func intrinsicContentSizeDidChange(of subview: UIView) {
    super.intrinsicContentSizeDidChange(of: subview)
    if subview === madeTitleLabel, !isShowing { invalidateIntrinsicContentSize() }
  }

  private var isShowing = false

  private func show(_ content: ButtonContent) {
    isShowing = true
    defer { isShowing = false }
    if content.hasTitle || madeTitleLabel != nil, let label = titleLabel {
      content.show(in: label)
      label.isHidden = !content.hasTitle
    }
    if content.image != nil || madeImageView != nil, let view = imageView {
      view.image = content.image
      view.isHidden = content.image == nil
    }
  }

  private func titleSize(_ content: ButtonContent) -> CGSize {
    content.hasTitle ? titleLabel?.intrinsicContentSize ?? .zero : .zero
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      setImage(action.image, for: .normal)
    }
  }

  private func change(_ state: State, _ change: (inout ButtonLook) -> Void) {
    change(&looks[state.rawValue, default: ButtonLook()])
    contentDidChange()
  }

  private func look<Value>(_ state: State, _ part: KeyPath<ButtonLook, Value?>) -> Value? {
    looks[state.rawValue]?[keyPath: part] ?? looks[State.normal.rawValue]?[keyPath: part]
  }

  private func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

/// What a button without a configuration shows in one state.
private struct ButtonLook {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}
