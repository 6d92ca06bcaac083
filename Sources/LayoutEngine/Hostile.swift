import LayoutModel

/// The door at which lengths that no layout can hold are stopped: NaN and infinite ones are the caller's error, and so are negative
/// ones of items, headers, footers and the space between items.
enum Hostile {
  /// Stops unless a section can be laid out.
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
    check(metrics.interitemSpacing, "interitemSpacing", in: number)
    let others = [
      metrics.mainStartInset, metrics.mainEndInset, metrics.lineSpacing, metrics.crossStartInset, metrics.crossEndInset,
    ]
    precondition(
      others.allSatisfy(\.isFinite),
      "section \(number): the insets and the line spacing are \(others); they must be finite")
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
