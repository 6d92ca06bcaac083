import LayoutModel

/// The cells that a group is filled with, while it is being filled.
struct FillRun {
  let setting: GroupSetting
  /// What was measured of each cell; shorter than the cells where the rest is not measured.
  let measured: UnsafeBufferPointer<AxisSize>
  /// The next cell, counted from the group's first, and the end of all cells.
  var cell = 0
  let end: Int
  /// How often elements may still be tried: what keeps a tree that was made for it from taking for ever.
  var trials = 4_096
  /// How many slots were filled and taken back, since they did not fit.
  var wasted = 0
  /// Whether an element was not there because no cell was left.
  var ranOut = false
  /// Whether the number of cells, or `GroupSetting.cap`, is all that stopped a group.
  var isCapped = false

  init(setting: GroupSetting, measured: UnsafeBufferPointer<AxisSize>, end: Int) {
    self.setting = setting
    self.measured = measured
    self.end = end
  }

  /// How many cells were looked at, those that did not fit included.
  private(set) var cellsSeen = 0

  /// How much may be wasted on any group.
  static let leastWaste = 65_536

  /// Whether there is another cell.
  var hasCells: Bool { cell < end }

  /// Looks at what was measured of the next cell.
  mutating func measuredSize() -> AxisSize {
    cellsSeen = max(cellsSeen, cell + 1)
    return cell < measured.count ? measured[cell] : .unmeasured
  }
}

/// How elements are added to a group.
struct FillOrder {
  let axis: FillAxis
  /// What elements are sized in.
  var container: AxisSize
  /// The most elements.
  var limit: Int
  /// The length that they have to fit in; nil to add as many as `limit` says.
  var available: Double?
  /// The space between two of them.
  var spacing: Double
  /// Whether elements that are not there count (B23).
  let countsAbsent: Bool

  /// What an element takes by the description, edge spacing included.
  func length(of element: PlanNode, _ setting: GroupSetting) -> Double {
    element.size[axis].resolved(in: container, scale: setting.scale) + element.edges(axis).least
  }
}
