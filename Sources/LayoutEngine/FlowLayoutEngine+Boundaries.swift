import LayoutModel

extension FlowLayoutEngine {
  /// Where the header of a section stands when it is not pinned; nil if it has none (A21 to A23). O(log sections).
  public func frame(ofHeaderIn section: Int) -> AxisRect? { frame(ofHeaderIn: section, pinning: FlowPinning()) }

  /// Where the footer of a section stands when it is not pinned; nil if it has none (A21 to A23). O(log sections).
  public func frame(ofFooterIn section: Int) -> AxisRect? { frame(ofFooterIn: section, pinning: FlowPinning()) }

  /// Where the header of a section stands (A29); nil if it has none. O(log sections).
  public func frame(ofHeaderIn section: Int, pinning: FlowPinning) -> AxisRect? {
    header(of: section, span: sectionSpan(section), pinning)
  }

  /// Where the footer of a section stands (A30); nil if it has none. O(log sections).
  public func frame(ofFooterIn section: Int, pinning: FlowPinning) -> AxisRect? {
    footer(of: section, span: sectionSpan(section), pinning)
  }

  func header(of section: Int, span: (start: Double, end: Double), _ pinning: FlowPinning) -> AxisRect? {
    let length = sections[section].metrics.headerLength
    guard length > 0 else { return nil }
    let pinned = max(span.start, min(pinning.visibleStart, span.end - length))
    return boundary(at: pinning.headers ? pinned : span.start, length)
  }

  func footer(of section: Int, span: (start: Double, end: Double), _ pinning: FlowPinning) -> AxisRect? {
    let length = sections[section].metrics.footerLength
    guard length > 0 else { return nil }
    let natural = span.end - length
    let pinned = min(natural, max(pinning.visibleEnd - length, span.start))
    return boundary(at: pinning.footers ? pinned : natural, length)
  }

  private func boundary(at start: Double, _ length: Double) -> AxisRect {
    AxisRect(mainOrigin: start, crossOrigin: 0, mainLength: length, crossLength: crossLength)
  }
}
