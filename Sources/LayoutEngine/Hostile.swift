import LayoutModel

/// The door at which lengths that no layout can hold are stopped: NaN, infinite or negative ones are the caller's error.
enum Hostile {
  /// Stops unless all lengths of a section are finite and none is negative.
  static func check(_ section: FlowSection, number: Int) {
    check(section.metrics, number: number)
    if case .uniform(let size, let count) = section.sizes {
      precondition(count >= 0, "section \(number): the item count is \(count); it must not be negative")
      check(size, of: ItemPath(section: number, item: 0))
    }
    if case .selfSizing(let scale) = section.mode {
      precondition(scale.isFinite && scale > 0, "section \(number): the scale is \(scale); it must be positive")
    }
  }

  static func check(_ metrics: FlowMetrics, number: Int) {
    check(metrics.headerLength, "headerLength", in: number)
    check(metrics.footerLength, "footerLength", in: number)
    check(metrics.mainStartInset, "mainStartInset", in: number)
    check(metrics.mainEndInset, "mainEndInset", in: number)
    check(metrics.lineSpacing, "lineSpacing", in: number)
    check(metrics.interitemSpacing, "interitemSpacing", in: number)
    precondition(
      metrics.crossStartInset.isFinite && metrics.crossEndInset.isFinite,
      "section \(number): the cross insets are \(metrics.crossStartInset) and \(metrics.crossEndInset); they must be finite"
    )
  }

  @inline(__always) static func check(_ size: AxisSize, of path: ItemPath) {
    // One comparison each finds NaN, infinite and negative lengths.
    precondition(
      size.main >= 0 && size.main < .infinity && size.cross >= 0 && size.cross < .infinity,
      "item \(path.item) of section \(path.section): the size is \(size.main) x \(size.cross); both must be finite and not negative"
    )
  }

  private static func check(_ length: Double, _ field: String, in section: Int) {
    precondition(
      length >= 0 && length < .infinity,
      "section \(section): \(field) is \(length); it must be finite and not negative")
  }
}
