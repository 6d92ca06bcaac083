import Foundation
import TextMeasure

extension MeasuredText {
  /// The text of `attributed`, set as `base` says where it says nothing itself. O(length).
  init(_ attributed: NSAttributedString, base: TextAttributes) {
    let string = attributed.string
    self.init(string, base)
    guard attributed.length > 0 else { return }
    var index = string.startIndex
    var bytes = 0
    var found: [(range: Range<Int>, attributes: TextAttributes)] = []
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { values, range, _ in
      let end = string.utf16.index(index, offsetBy: range.length)
      let count = string.utf8.distance(from: index, to: end)
      found.append((bytes..<bytes + count, TextAttributes(values, base: base)))
      (index, bytes) = (end, bytes + count)
    }
    if found.count == 1 {
      attributes = found[0].attributes
    } else {
      spans = found.filter { $0.attributes != base }.map { TextSpan(range: $0.range, attributes: $0.attributes) }
    }
  }
}

extension TextAttributes {
  /// What `values` say, and `base` where they say nothing.
  fileprivate init(_ values: [NSAttributedString.Key: Any], base: TextAttributes) {
    self = base
    if let font = values[.font] as? UIFont {
      face = font.face
      size = font.pointSize
    }
    if let number = values[.kern] as? NSNumber {
      kern = number.doubleValue
    } else if let value = values[.kern] as? CGFloat {
      kern = value
    } else if let value = values[.tracking] as? CGFloat, value != 0 {
      kern = value
    }
    if let style = values[.paragraphStyle] as? NSParagraphStyle { paragraph = style.measured }
  }
}

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public var rawValue: Int

  /// Options of these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The rectangle begins at the top of the first line, and lines break.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The height is that of whole lines, with leading. It always is.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The rectangle is that of the glyphs. It is not: that of the lines is answered.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that has room ends with dots.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What a text is drawn within. Kept only.
open class NSStringDrawingContext: NSObject {
  /// How far the font may shrink, as a fraction of its size.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size of the text without limits, in points and not rounded. Where it says nothing, 12 points of the system's font count.
  public func size() -> CGSize {
    CGSize(measured(within: TextLimits()))
  }

  /// The rectangle of the text within `size`, in points and not rounded. Lines break only by `usesLineFragmentOrigin`; without it the
  /// rectangle begins at the baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      let found = measured(within: TextLimits(lines: 1))
      return CGRect(x: 0, y: found.firstBaseline - found.height, width: found.width, height: found.height)
    }
    let width = size.width > 0 ? size.width : .infinity
    return CGRect(origin: .zero, size: CGSize(measured(within: TextLimits(width: width))))
  }

  private func measured(within limits: TextLimits) -> TextSize {
    guard length > 0 else { return .zero }
    let base = UIFont.systemFont(ofSize: 12).attributes
    return TextMeasurer.shared.size(of: MeasuredText(self, base: base), within: limits)
  }
}

extension NSString {
  /// The size of the text without limits, in points and not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attributes).size()
  }

  /// The rectangle of the text within `size`, as `NSAttributedString.boundingRect(with:options:context:)` says.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text without limits, in points and not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle of the text within `size`, as `NSAttributedString.boundingRect(with:options:context:)` says.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension CGSize {
  init(_ size: TextSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size rounded up to whole pixels. What is a hair larger than a pixel's edge for the sake of arithmetic stays at it.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGSize {
    CGSize(
      width: (max(0, width - 1e-6) * scale).rounded(.up) / scale,
      height: (max(0, height - 1e-6) * scale).rounded(.up) / scale
    )
  }
}
