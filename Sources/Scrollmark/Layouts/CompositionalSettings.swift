/// The fields of the layout `compositional`: a list, a grid of nested groups, or rows that scroll across.
struct CompositionalSettings: Equatable, Sendable {
  /// What sections consist of.
  enum Content: String, CaseIterable {
    /// Rows across the viewport.
    case list
    /// Columns of items next to each other, group in group.
    case grid
    /// One row of items a section, which scrolls across.
    case carousels
  }

  /// Where the lengths of items along the scroll axis come from.
  enum Sizes: String, CaseIterable {
    /// All items have the layout's.
    case layout
    /// Cells are measured as they come into view; until then items have the layout's.
    case cells
  }

  /// Where a row comes to rest, by the names of UIKit.
  enum Behavior: String, CaseIterable {
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  var content: Content
  var sizes = Sizes.layout
  /// The height of an item, or the estimate of it.
  var rowHeight = 100.0
  /// The width of an item of a carousel.
  var itemWidth = 140.0
  /// The columns of a grid, and the items of a column in one of its groups.
  var columns = 3
  var rows = 2
  /// The space between items and between groups.
  var spacing = 8.0
  /// The inset of a section on all sides.
  var inset = 0.0
  var headerLength = 0.0
  var pinsHeaders = false
  var behavior = Behavior.continuous

  /// The layout in a line.
  var summary: String {
    let measured = sizes == .cells ? ", items measured on screen" : ""
    let pinned = pinsHeaders && headerLength > 0 ? ", pinned headers" : ""
    switch content {
    case .list: return "a compositional list\(measured)\(pinned)"
    case .grid: return "a compositional grid of \(columns) columns of \(rows)\(measured)\(pinned)"
    case .carousels: return "carousels that rest by \(behavior.rawValue)\(pinned)"
    }
  }
}

extension CompositionalSettings {
  /// Reads the fields.
  init(_ fields: WorkloadFields) throws {
    self.init(content: try fields.choice("content", of: Content.self))
    rowHeight = try fields.length("rowHeight", least: 0.5, default: content == .list ? 44 : rowHeight)
    spacing = try fields.length("spacing", default: content == .list ? 0 : spacing)
    inset = try fields.length("inset", default: inset)
    headerLength = try fields.length("headerLength", default: headerLength)
    pinsHeaders = try fields.flag("pinHeaders", default: pinsHeaders)
    switch content {
    case .list:
      sizes = try fields.choice("sizes", of: Sizes.self, default: .cells)
    case .grid:
      sizes = try fields.choice("sizes", of: Sizes.self, default: .layout)
      columns = try fields.whole("columns", in: 1...100, default: columns)
      rows = try fields.whole("rows", in: 1...100, default: rows)
    case .carousels:
      itemWidth = try fields.length("itemWidth", least: 0.5, default: itemWidth)
      behavior = try fields.choice("behavior", of: Behavior.self, default: behavior)
    }
  }
}
