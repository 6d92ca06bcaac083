import CoreGraphics

extension Check {
  /// I9, I14: content that a finger has thrown moves on the way it was thrown, until it comes to an end of its range.
  static let monotonic = Check(name: "offsets of a fling") { scene in
    guard scene.offsets.count > 1, !scene.measuresCells, scene.view.anchoring == nil else { return nil }
    let range = scene.before.range
    let least = scene.layout.isHorizontal ? range.least.x : range.least.y
    let greatest = scene.layout.isHorizontal ? range.greatest.x : range.greatest.y
    var last = scene.layout.isHorizontal ? scene.before.offset.x : scene.before.offset.y
    var direction: CGFloat = 0
    for offset in scene.offsets {
      let position = scene.layout.isHorizontal ? offset.x : offset.y
      if last < least || last > greatest || position < least || position > greatest { return nil }
      let step = position - last
      if abs(step) > 1e-9 {
        if step * direction < 0 { return "the offset goes from \(last) back to \(position) within its range" }
        direction = step
      }
      last = position
    }
    return nil
  }
}
