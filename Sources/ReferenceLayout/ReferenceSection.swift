import LayoutModel

/// What one section is laid out from.
struct ReferenceSection: Sendable {
  var metrics: FlowMetrics
  var mode: FlowMode
  var sizes: [AxisSize]

  init(_ description: FlowSection) {
    metrics = description.metrics
    mode = description.mode
    switch description.sizes {
    case .uniform(let size, let count): sizes = Array(repeating: size, count: count)
    case .each(let each): sizes = each
    }
  }

  /// The section from `start` on: header, inset, lines, inset, footer (A21). A section without items keeps the rest (A24). Where
  /// negative insets leave less than nothing, the section ends where it starts, and its footer with it.
  func placed(at start: Double, crossLength: Double) -> PlacedSection {
    let lines = lines(crossLength: crossLength)
    let isGrid = isGrid
    var main = start
    let header = boundary(at: main, length: metrics.headerLength, crossLength: crossLength)
    main += metrics.headerLength
    main += metrics.mainStartInset
    var items: [AxisRect] = []
    for line in lines.indices {
      // The space is exact between lines, and only between lines (A20).
      if line > 0 { main += metrics.lineSpacing }
      items += frames(ofLine: line, of: lines, isGrid: isGrid, at: main, crossLength: crossLength)
      main += length(ofLine: lines[line])
    }
    main += metrics.mainEndInset
    let end = max(start, main + metrics.footerLength)
    let footer = boundary(at: end - metrics.footerLength, length: metrics.footerLength, crossLength: crossLength)
    return PlacedSection(start: start, end: end, header: header, items: items, footer: footer)
  }

  /// A header or footer spans the whole cross length, whatever the insets (A22); without length there is none (A23).
  private func boundary(at main: Double, length: Double, crossLength: Double) -> AxisRect? {
    guard length > 0 else { return nil }
    return AxisRect(mainOrigin: main, crossOrigin: 0, mainLength: length, crossLength: crossLength)
  }
}

/// Where one section and all that is in it stand.
struct PlacedSection: Sendable {
  var start: Double
  var end: Double
  var header: AxisRect?
  var items: [AxisRect]
  var footer: AxisRect?

  /// A29: the header stays at the start of what is in view until its section ends. The section's end is taken to be where the
  /// next section starts, behind its own footer.
  func header(pinnedBy pinning: FlowPinning) -> AxisRect? {
    guard var header, pinning.headers else { return header }
    header.mainOrigin = max(header.mainOrigin, min(pinning.visibleStart, end - header.mainLength))
    return header
  }

  /// A30: the footer stays at the end of what is in view, and never before its section's start.
  func footer(pinnedBy pinning: FlowPinning) -> AxisRect? {
    guard var footer, pinning.footers else { return footer }
    footer.mainOrigin = min(footer.mainOrigin, max(pinning.visibleEnd - footer.mainLength, start))
    return footer
  }
}
