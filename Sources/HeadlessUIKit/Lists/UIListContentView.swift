import CoreGraphics
import Foundation
import TextMeasure

/// A view that shows a list content configuration: an image, a text and a second text.
///
/// The height that the view wants is that of a row or header by `ListMetrics`, or more if the image is higher or the texts are: those
/// are measured where there are fonts to measure by, and texts share the room beside the image otherwise. The views for image and
/// texts are made when there is something for them to show.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private var imageView: UIImageView?
  private var textLabel: UILabel?
  private var secondaryLabel: UILabel?

  /// A view that shows `configuration`.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    show()
  }

  /// A view from an archive, which shows an empty row.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// What is shown. One that is no list content configuration is passed over.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      let oldHeight = wantedHeight(inWidth: bounds.size.width)
      content = new
      show()
      if wantedHeight(inWidth: bounds.size.width) != oldHeight { invalidateIntrinsicContentSize() }
    }
  }

  /// Where the text stands; nil if there is none.
  open var textLayoutGuide: UILayoutGuide? {
    textLabel.map { label in UILayoutGuide(of: self) { _ in label.frame } }
  }

  /// Where the second text stands; nil if there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryLabel.map { label in UILayoutGuide(of: self) { _ in label.frame } }
  }

  /// Where the image stands; nil if there is none.
  open var imageLayoutGuide: UILayoutGuide? {
    imageView.map { view in UILayoutGuide(of: self) { _ in view.frame } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wantedHeight(inWidth: size.width))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Where the texts begin, from the side where reading begins.
  var leadingOfText: CGFloat {
    content.directionalLayoutMargins.leading + (imageRoom.map { $0.width + content.imageToTextPadding } ?? 0)
  }

  private func wantedHeight(inWidth width: CGFloat) -> CGFloat {
    let metrics = ListMetrics.current
    let least = content.style.isHeaderOrFooter ? metrics.headerHeight : metrics.rowHeight
    let margins = content.directionalLayoutMargins
    let inside = max(imageRoom?.height ?? 0, heightOfTexts(inWidth: width - leadingOfText - margins.trailing))
    return inside > 0 ? max(least, inside + margins.top + margins.bottom) : least
  }

  /// How high the texts are in a room that is `width` wide; 0 where they cannot be measured.
  private func heightOfTexts(inWidth width: CGFloat) -> CGFloat {
    guard TextMeasurer.shared.method.isExact else { return 0 }
    guard let textLabel, let secondaryLabel else {
      return (textLabel ?? secondaryLabel).map { height(of: $0, inWidth: width) } ?? 0
    }
    if content.prefersSideBySideTextAndSecondaryText {
      let half = (width - content.textToSecondaryTextHorizontalPadding) / 2
      return max(height(of: textLabel, inWidth: half), height(of: secondaryLabel, inWidth: half))
    }
    return height(of: textLabel, inWidth: width) + height(of: secondaryLabel, inWidth: width)
      + content.textToSecondaryTextVerticalPadding
  }

  private func height(of label: UILabel, inWidth width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: max(0, width), height: 0)).height
  }

  /// The room that the image takes; nil without one.
  private var imageRoom: CGSize? {
    content.image.map { content.imageProperties.layoutSize(of: content.imageProperties.shownSize(of: $0.size)) }
  }

  // MARK: Showing

  private func show() {
    alpha = content.alpha
    showImage()
    textLabel = show(content.text, content.attributedText, content.textProperties, in: textLabel)
    secondaryLabel = show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondaryLabel)
    setNeedsLayout()
  }

  private func showImage() {
    guard let image = content.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil { addSubview(view) }
    imageView = view
    view.image = image
    view.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel?
  ) -> UILabel? {
    guard let string = attributed?.string ?? text else {
      label?.removeFromSuperview()
      return nil
    }
    let shown = label ?? UILabel(frame: .zero)
    if label == nil { addSubview(shown) }
    shown.text = properties.transform.applied(to: string)
    shown.font = properties.font
    shown.textColor = properties.resolvedColor()
    shown.textAlignment = properties.alignment.ofLabel
    shown.lineBreakMode = properties.lineBreakMode
    shown.numberOfLines = properties.numberOfLines
    return shown
  }

  // MARK: Placing

  private func place() {
    let margins = content.directionalLayoutMargins
    let height = max(0, bounds.size.height - margins.top - margins.bottom)
    if let imageRoom, let imageView, let image = content.image {
      let size = content.imageProperties.shownSize(of: image.size)
      put(
        imageView,
        CGRect(
          x: margins.leading + (imageRoom.width - size.width) / 2, y: (bounds.size.height - size.height) / 2,
          width: size.width, height: size.height
        )
      )
    }
    let start = leadingOfText
    let room = CGRect(
      x: start, y: margins.top, width: max(0, bounds.size.width - start - margins.trailing), height: height)
    guard let textLabel, let secondaryLabel else {
      for label in [textLabel, secondaryLabel] { label.map { put($0, room) } }
      return
    }
    placeBoth(textLabel, secondaryLabel, in: room)
  }

  private func placeBoth(_ first: UILabel, _ second: UILabel, in room: CGRect) {
    if content.prefersSideBySideTextAndSecondaryText {
      let width = max(0, (room.size.width - content.textToSecondaryTextHorizontalPadding) / 2)
      put(first, CGRect(x: room.minX, y: room.minY, width: width, height: room.size.height))
      put(second, CGRect(x: room.maxX - width, y: room.minY, width: width, height: room.size.height))
    } else if heightOfTexts(inWidth: room.size.width) > 0, heightOfTexts(inWidth: room.size.width) <= room.size.height {
      let top = room.midY - heightOfTexts(inWidth: room.size.width) / 2
      let height = height(of: first, inWidth: room.size.width)
      let start = top + height + content.textToSecondaryTextVerticalPadding
      put(first, CGRect(x: room.minX, y: top, width: room.size.width, height: height))
      let rest = self.height(of: second, inWidth: room.size.width)
      put(second, CGRect(x: room.minX, y: start, width: room.size.width, height: rest))
    } else {
      let height = max(0, (room.size.height - content.textToSecondaryTextVerticalPadding) / 2)
      put(first, CGRect(x: room.minX, y: room.minY, width: room.size.width, height: height))
      put(second, CGRect(x: room.minX, y: room.maxY - height, width: room.size.width, height: height))
    }
  }

  /// Puts a view at `frame`, counted from the side where reading begins.
  private func put(_ view: UIView, _ frame: CGRect) {
    view.frame = frame.mirrored(in: bounds.size.width, if: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension CGRect {
  /// The rectangle seen in a mirror that stands upright in the middle of a room that is `width` wide.
  func mirrored(in width: CGFloat, if isMirrored: Bool) -> CGRect {
    isMirrored
      ? CGRect(x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height) : self
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// What becomes of a text.
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  /// What a label calls it.
  fileprivate var ofLabel: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
