/// The fields of the layouts `flow` and `list`: a flow layout, whose items are rows across the viewport in a list.
struct FlowSettings: Equatable, Sendable {
  /// Where the sizes of items come from.
  enum Sizes: String, CaseIterable {
    /// All items have the layout's size.
    case layout
    /// The delegate is asked for the size of each item.
    case items
    /// Cells are measured as they come into view; until then items have the layout's size.
    case cells
  }

  /// The direction in which content scrolls.
  enum Direction: String, CaseIterable { case vertical, horizontal }

  var isList: Bool
  var direction: Direction
  var sizes: Sizes
  /// The size of an item, or the estimate of it; in a list the width is that of the viewport.
  var itemWidth: Double
  var itemHeight: Double
  var lineSpacing: Double
  var interitemSpacing: Double
  var inset: Inset
  var headerLength: Double
  var footerLength: Double
  var pinsHeaders: Bool
  var pinsFooters: Bool

  /// The inset of a section.
  struct Inset: Equatable, Sendable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0

    init(_ fields: WorkloadFields?) throws {
      guard let fields else { return }
      top = try fields.length("top", default: 0)
      left = try fields.length("left", default: 0)
      bottom = try fields.length("bottom", default: 0)
      right = try fields.length("right", default: 0)
      try fields.finish()
    }
  }

  /// Reads the fields of a grid.
  init(grid fields: WorkloadFields) throws {
    try self.init(fields, isList: false, spacing: 10)
    direction = try fields.choice("direction", of: Direction.self, default: .vertical)
    interitemSpacing = try fields.length("interitemSpacing", default: 10)
    let size = try fields.object("itemSize")
    itemWidth = try size?.length("width", least: 0.5) ?? 50
    itemHeight = try size?.length("height", least: 0.5) ?? 50
    try size?.finish()
  }

  /// Reads the fields of a list.
  init(list fields: WorkloadFields) throws {
    try self.init(fields, isList: true, spacing: 0)
    itemHeight = try fields.length("rowHeight", least: 0.5, default: 44)
  }

  private init(_ fields: WorkloadFields, isList: Bool, spacing: Double) throws {
    self.isList = isList
    direction = .vertical
    sizes = try fields.choice("sizes", of: Sizes.self, default: .layout)
    itemWidth = 0
    itemHeight = 0
    lineSpacing = try fields.length("lineSpacing", default: spacing)
    interitemSpacing = 0
    inset = try Inset(fields.object("inset"))
    headerLength = try fields.length("headerLength", default: 0)
    footerLength = try fields.length("footerLength", default: 0)
    pinsHeaders = try fields.flag("pinHeaders", default: false)
    pinsFooters = try fields.flag("pinFooters", default: false)
  }

  /// The layout in a line.
  var summary: String {
    let source =
      switch sizes {
      case .layout: "items of one size"
      case .items: "items of their own sizes"
      case .cells: "items measured on screen"
      }
    let pinned = pinsHeaders || pinsFooters ? ", pinned boundaries" : ""
    return "a \(isList ? "list" : "flow"), \(direction.rawValue), \(source)\(pinned)"
  }
}
