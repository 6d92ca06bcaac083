import Foundation

extension UIView {
  /// What a view writes of itself, in the order in which it stands in an archive.
  private static let keys = ["x", "y", "width", "height"]

  func encodeGeometry(with coder: NSCoder) {
    let bounds = storedBounds
    Self.encode(CGRect(origin: placement, size: bounds.size), as: "UIView.placement", with: coder)
    Self.encode(bounds, as: "UIView.bounds", with: coder)
    coder.encode(isHidden, forKey: "UIView.isHidden")
    coder.encode(tag, forKey: "UIView.tag")
    coder.encode(Double(alpha), forKey: "UIView.alpha")
  }

  func decodeGeometry(from coder: NSCoder) {
    guard coder.containsValue(forKey: "UIView.bounds.width") else { return }
    placement = Self.decode("UIView.placement", from: coder).origin
    storedBounds = Self.decode("UIView.bounds", from: coder)
    isHidden = coder.decodeBool(forKey: "UIView.isHidden")
    tag = coder.decodeInteger(forKey: "UIView.tag")
    alpha = coder.decodeDouble(forKey: "UIView.alpha")
  }

  private static func encode(_ rect: CGRect, as name: String, with coder: NSCoder) {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    for (key, number) in zip(keys, numbers) { coder.encode(Double(number), forKey: "\(name).\(key)") }
  }

  private static func decode(_ name: String, from coder: NSCoder) -> CGRect {
    let numbers = keys.map { coder.decodeDouble(forKey: "\(name).\($0)") }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
