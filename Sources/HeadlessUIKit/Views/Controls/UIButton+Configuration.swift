import CoreGraphics
import Foundation

extension UIButton {
  /// What a button shows: a title, a second line, an image, and the space around them. A value: copies do not share changes.
  public struct Configuration: Hashable {
    /// How round the corners are. Kept only.
    public enum CornerStyle: Int, Sendable {
      /// As the style says.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// Half circles.
      case capsule = 4
      /// As `background` says.
      case fixed = -1
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium = 0
      /// Smaller.
      case small = 1
      /// The smallest.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// The title; nil for none.
    public var title: String?
    /// The second line; nil for none.
    public var subtitle: String?
    /// The image; nil for none.
    public var image: UIImage?
    /// On which side of the title the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between the lines, in points.
    public var titlePadding: CGFloat = 1
    /// The space around all, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and image; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour behind; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is. Setting it sets the space around.
    public var buttonSize = Size.medium {
      didSet {
        switch buttonSize {
        case .medium: contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .large: contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
    }
    /// Whether something turns in place of the image. Kept only.
    public var showsActivityIndicator = false

    /// Nothing behind.
    public static func plain() -> Configuration { Configuration() }
    /// Nothing behind and no space around.
    public static func borderless() -> Configuration { Configuration() }
    /// Grey behind.
    public static func gray() -> Configuration { Configuration() }
    /// A light tint behind.
    public static func tinted() -> Configuration { Configuration() }
    /// The tint behind.
    public static func filled() -> Configuration { Configuration() }
    /// A border.
    public static func bordered() -> Configuration { Configuration() }
    /// A border and a tint.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}

/// The content of a button at present, and where it stands.
@MainActor struct ButtonContent {
  private let title: String?
  private let attributedTitle: NSAttributedString?
  private let color: UIColor?
  private let isConfigured: Bool
  private let placement: NSDirectionalRectEdge
  private let padding: CGFloat
  private let insets: UIEdgeInsets
  let image: UIImage?

  init(of button: UIButton) {
    image = button.currentImage
    attributedTitle = button.configuration == nil ? button.currentAttributedTitle : nil
    isConfigured = button.configuration != nil
    placement = button.configuration?.imagePlacement ?? .leading
    padding = button.configuration?.imagePadding ?? 0
    color =
      button.configuration.map { $0.baseForegroundColor ?? button.tintColor } ?? button.titleColor(for: button.state)
    title = [button.currentTitle, button.configuration?.subtitle].compactMap { $0 }.nonEmptyJoined
    if let configuration = button.configuration {
      let isReversed = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let own = configuration.contentInsets
      insets = UIEdgeInsets(
        top: own.top, left: isReversed ? own.trailing : own.leading, bottom: own.bottom,
        right: isReversed ? own.leading : own.trailing)
    } else {
      let isStandard = button.contentEdgeInsets == .zero
      insets = isStandard ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : button.contentEdgeInsets
    }
  }

  var hasTitle: Bool { title?.isEmpty == false || (attributedTitle?.length ?? 0) > 0 }

  func show(in label: UILabel) {
    if isConfigured, label.font.pointSize != 17 { label.font = .preferredFont(forTextStyle: .body) }
    if let color { label.textColor = color }
    label.numberOfLines = isConfigured ? 0 : label.numberOfLines
    if let attributedTitle { label.attributedText = attributedTitle } else { label.text = title }
  }

  private var isVertical: Bool { placement == .top || placement == .bottom }

  /// The size of title and image together, without the space around.
  private func inner(title: CGSize) -> CGSize {
    guard let image else { return title }
    guard hasTitle else { return image.size }
    return isVertical
      ? CGSize(width: max(title.width, image.size.width), height: title.height + padding + image.size.height)
      : CGSize(width: title.width + padding + image.size.width, height: max(title.height, image.size.height))
  }

  func size(title: CGSize) -> CGSize {
    let inner = inner(title: title)
    return CGSize(
      width: inner.width + insets.left + insets.right, height: inner.height + insets.top + insets.bottom)
  }

  func frames(in size: CGSize, title: CGSize, of button: UIButton) -> (title: CGRect, image: CGRect) {
    let inner = inner(title: title)
    let isReversed = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = CGRect(origin: .zero, size: size).inset(by: insets)
    let origin = CGPoint(
      x: room.minX + Self.across(button.contentHorizontalAlignment, room.size.width - inner.width, isReversed),
      y: room.minY + Self.down(button.contentVerticalAlignment, room.size.height - inner.height)
    )
    let imageSize = image?.size ?? .zero
    let isImageFirst = placement == .top || (placement == .leading) != isReversed && !isVertical
    let gap = hasTitle && image != nil ? padding : 0
    var titleFrame = CGRect(origin: origin, size: title)
    var imageFrame = CGRect(origin: origin, size: imageSize)
    if isVertical {
      titleFrame.origin.x += (inner.width - title.width) / 2
      imageFrame.origin.x += (inner.width - imageSize.width) / 2
      if isImageFirst {
        titleFrame.origin.y += imageSize.height + gap
      } else {
        imageFrame.origin.y += title.height + gap
      }
    } else {
      titleFrame.origin.y += (inner.height - title.height) / 2
      imageFrame.origin.y += (inner.height - imageSize.height) / 2
      if isImageFirst { titleFrame.origin.x += imageSize.width + gap } else { imageFrame.origin.x += title.width + gap }
    }
    return (titleFrame, imageFrame)
  }

  private static func across(
    _ alignment: UIControl.ContentHorizontalAlignment, _ rest: CGFloat, _ isReversed: Bool
  ) -> CGFloat {
    switch alignment {
    case .center, .fill: rest / 2
    case .left: 0
    case .right: rest
    case .leading: isReversed ? rest : 0
    case .trailing: isReversed ? 0 : rest
    }
  }

  private static func down(_ alignment: UIControl.ContentVerticalAlignment, _ rest: CGFloat) -> CGFloat {
    switch alignment {
    case .center, .fill: rest / 2
    case .top: 0
    case .bottom: rest
    }
  }
}

extension [String] {
  /// The lines one below the other; nil without any.
  fileprivate var nonEmptyJoined: String? { isEmpty ? nil : joined(separator: "\n") }
}
