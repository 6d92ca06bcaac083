import Foundation
import TextMeasure

/// What a label shows. Setters answer whether anything changed that concerns the size.
struct LabelContent {
  static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  private(set) var string: String?
  /// The text with attributes of its own; nil if it has none.
  private(set) var attributed: NSAttributedString?
  private(set) var font = LabelContent.standardFont
  private(set) var color = UIColor.label
  /// The text as it is measured; nil if there is none.
  private(set) var measurable: MeasuredText?

  mutating func setText(_ new: String?) -> Bool {
    if attributed == nil, new == string, new?.utf8.count == string?.utf8.count { return false }
    attributed = nil
    string = new
    measurable = new.flatMap { $0.isEmpty ? nil : MeasuredText($0, font.attributes) }
    return true
  }

  mutating func setAttributed(_ new: NSAttributedString?) -> Bool {
    guard let copy = new?.copy() as? NSAttributedString else { return setText(nil) }
    attributed = copy
    string = copy.string
    if copy.length > 0 {
      let first = copy.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { self.color = color }
    }
    measureAttributed()
    return true
  }

  mutating func setFont(_ new: UIFont) -> Bool {
    let isSame = new == font && attributed == nil
    font = new
    if isSame { return false }
    if attributed == nil {
      measurable?.attributes = new.attributes
    } else {
      setAll(.font, to: new)
      measureAttributed()
    }
    return true
  }

  mutating func setColor(_ new: UIColor) {
    color = new
    if attributed != nil { setAll(.foregroundColor, to: new) }
  }

  private mutating func setAll(_ key: NSAttributedString.Key, to value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed.copy() as? NSAttributedString
  }

  private mutating func measureAttributed() {
    measurable = attributed.flatMap { $0.length == 0 ? nil : MeasuredText($0, base: font.attributes) }
  }
}

/// What a label found out about its size: for the width that it was asked about last, and for one before.
struct LabelMeasures {
  struct Size {
    var ofPixels = CGSize.zero
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0
  }

  private struct Entry {
    var width: CGFloat
    var lines: Int
    var size: Size
  }

  private var last: Entry?
  private var former: Entry?

  func size(width: CGFloat, lines: Int) -> Size? {
    if let last, last.width == width, last.lines == lines { return last.size }
    if let former, former.width == width, former.lines == lines { return former.size }
    return nil
  }

  mutating func note(_ size: Size, width: CGFloat, lines: Int) {
    former = last
    last = Entry(width: width, lines: lines, size: size)
  }

  mutating func forget() {
    last = nil
    former = nil
  }
}
