import CoreGraphics

extension Check {
  /// I1: content that rests does so within its range, along both axes, also after it got shorter.
  static let range = Check(name: "content in its range") { scene in
    guard scene.isAtRest, scene.before.wasInRange else { return nil }
    let range = scene.offsetRange
    let offset = scene.view.contentOffset
    let most = max(0.001, tolerance(max(range.greatest.x, range.greatest.y)))
    let isInRange =
      offset.x >= range.least.x - most && offset.x <= range.greatest.x + most
      && offset.y >= range.least.y - most && offset.y <= range.greatest.y + most
    if isInRange { return nil }
    return
      "the content rests at (\(offset.x), \(offset.y)), and its range ends at (\(range.least.x), \(range.least.y)) "
      + "and (\(range.greatest.x), \(range.greatest.y))"
  }
}
