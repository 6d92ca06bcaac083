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
  var sizes: Sizes
  /// The height of an item, or the estimate of it.
  var rowHeight: Double
  /// The width of an item of a carousel.
  var itemWidth: Double
  /// The columns of a grid, and the items of a column in one of its groups.
  var columns: Int
  var rows: Int
  /// The space between items and between groups.
  var spacing: Double
  /// The inset of a section on all sides.
  var inset: Double
  var headerLength: Double
  var pinsHeaders: Bool
  var behavior: Behavior

  /// Reads the fields.
  init(_ fields: WorkloadFields) throws {
    content = try fields.choice("content", of: Content.self)
    rowHeight = try fields.length("rowHeight", least: 0.5, default: content == .list ? 44 : 100)
    spacing = try fields.length("spacing", default: content == .list ? 0 : 8)
    inset = try fields.length("inset", default: 0)
    headerLength = try fields.length("headerLength", default: 0)
    pinsHeaders = try fields.flag("pinHeaders", default: false)
    sizes = .layout
    itemWidth = 0
    columns = 1
    rows = 1
    behavior = .continuous
    switch content {
    case .list:
      sizes = try fields.choice("sizes", of: Sizes.self, default: .cells)
    case .grid:
      sizes = try fields.choice("sizes", of: Sizes.self, default: .layout)
      columns = try fields.whole("columns", in: 1...100, default: 3)
      rows = try fields.whole("rows", in: 1...100, default: 2)
    case .carousels:
      itemWidth = try fields.length("itemWidth", least: 0.5, default: 140)
      behavior = try fields.choice("behavior", of: Behavior.self, default: .continuous)
    }
  }

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
