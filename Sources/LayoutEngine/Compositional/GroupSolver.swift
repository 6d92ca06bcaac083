import LayoutModel

/// Fills one outermost group of a section with cells and places what it holds: the one place where rules B14 to B32 and B35 are computed.
///
/// A solver is a bench to work at: it keeps its arrays, so that solving allocates only where a group is larger than any before. Solving is
/// O(cells + elements of the plan), but for groups whose elements are tried one number after another (see `GroupSolver+Fill`).
struct GroupSolver: Sendable {
  /// The slots of the group that was solved last: the outermost first, what is inside of a slot behind it.
  var slots: ContiguousArray<GroupSlot> = []
  /// What the group holds, in layout order.
  private(set) var pieces: ContiguousArray<GroupPiece> = []
  /// How many tied items of each kind it holds.
  private(set) var tieCounts: ContiguousArray<Int> = []
  /// The outermost slot.
  private(set) var size = AxisSize(main: 0, cross: 0)
  /// The outermost slot as it would be if it shared no length with other groups.
  private(set) var natural = AxisSize(main: 0, cross: 0)
  /// What the group leaves over behind its last slot on the axis along which groups follow each other (B35).
  private(set) var leftover = 0.0
  /// How many cells it holds.
  private(set) var cells = 0
  /// How many cells were looked at to know that.
  private(set) var cellsSeen = 0
  /// Whether more cells would have changed the group.
  private(set) var ranOut = false
  /// Whether the number of cells, or `GroupSetting.cap`, is all that stopped a group.
  private(set) var isCapped = false

  /// Solves the group that starts at a cell.
  ///
  /// - Parameters:
  ///   - measured: What was measured of the cells from the group's first on, NaN where nothing was; cells behind the end are not measured.
  ///   - left: How many cells there are from the group's first on.
  ///   - forced: The least length of the outermost slot that it shares with its siblings (B31), NaN for none.
  mutating func solve(
    _ setting: GroupSetting, measured: UnsafeBufferPointer<AxisSize>, left: Int, forced: AxisSize = .unmeasured
  ) {
    slots.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    var run = FillRun(setting: setting, measured: measured, end: left)
    slots.append(GroupSlot(node: 0, size: setting.size, firstCell: 0))
    fill(0, &run)
    (cells, cellsSeen) = (run.cell, run.cellsSeen)
    (ranOut, isCapped) = (run.ranOut, run.isCapped)
    natural = slots[0].size
    if forced.main > slots[0].size.main { slots[0].size.main = forced.main }
    if forced.cross > slots[0].size.cross { slots[0].size.cross = forced.cross }
    place(setting)
  }

  /// Solves a group of which nothing is measured.
  mutating func solve(_ setting: GroupSetting, left: Int, forced: AxisSize = .unmeasured) {
    solve(setting, measured: UnsafeBufferPointer(start: nil, count: 0), left: left, forced: forced)
  }

  /// Places everything in the group (B23 to B27, B35).
  private mutating func place(_ setting: GroupSetting) {
    tieCounts.removeAll(keepingCapacity: true)
    for _ in setting.plan.kinds { tieCounts.append(0) }
    let ends = arrange(0, setting)
    leftover = max(0, slots[0].size[setting.trimAxis] - ends.full)
    // A custom group has no slots, and is never trimmed (B32).
    if ranOut, ends.there > -.infinity, let full = setting.leftover,
      !setting.plan.nodes[0].size[setting.trimAxis].isEstimated
    {
      let trimmed = max(0, ends.there + full)
      slots[0].size[setting.trimAxis] = min(slots[0].size[setting.trimAxis], trimmed)
    }
    size = slots[0].size
    guard cells > 0 else { return }
    let everywhere = AxisRect(
      mainOrigin: -.greatestFiniteMagnitude / 4, crossOrigin: -.greatestFiniteMagnitude / 4,
      mainLength: .greatestFiniteMagnitude / 2, crossLength: .greatestFiniteMagnitude / 2)
    emit(0, at: AxisPoint(), clip: everywhere, setting)
  }

  /// Appends the pieces of a slot and of all that is inside.
  private mutating func emit(_ slot: Int, at origin: AxisPoint, clip: AxisRect, _ setting: GroupSetting) {
    let node = setting.plan.nodes[slots[slot].node]
    let size = slots[slot].size
    let frame = AxisRect(
      mainOrigin: origin.main, crossOrigin: origin.cross, mainLength: size.main, crossLength: size.cross
    ).inset(by: node.insets)
    if case .item = node.kind {
      pieces.append(
        GroupPiece(
          frame: frame, clip: clip, node: slots[slot].node, cell: slots[slot].firstCell, tie: -1, ordinal: 0,
          zIndex: 0, isCustom: false))
      emitTies(of: slot, on: frame, clip: clip, setting)
      return
    }
    let inside = clip.common(with: frame)
    emitTies(of: slot, on: frame, clip: inside, setting)
    if case .custom = node.kind {
      emitCustom(slot, node.customFrames, at: origin, clip: inside, setting)
      return
    }
    if slot > 0 { arrange(slot, setting) }
    var child = slots[slot].firstChild
    while child >= 0 {
      if slots[child].isThere {
        let place = slots[child].origin
        emit(
          child, at: AxisPoint(main: origin.main + place.main, cross: origin.cross + place.cross), clip: inside, setting
        )
      }
      child = slots[child].next
    }
  }

  private mutating func emitCustom(
    _ slot: Int, _ frames: Range<Int>, at origin: AxisPoint, clip: AxisRect, _ setting: GroupSetting
  ) {
    for cell in 0..<slots[slot].cells {
      let custom = setting.plan.customFrames[frames.lowerBound + cell]
      let frame = custom.frame.moved(main: origin.main, cross: origin.cross)
      pieces.append(
        GroupPiece(
          frame: frame, clip: clip, node: slots[slot].node, cell: slots[slot].firstCell + cell, tie: -1, ordinal: 0,
          zIndex: custom.zIndex, isCustom: true))
    }
  }

  private mutating func emitTies(of slot: Int, on frame: AxisRect, clip: AxisRect, _ setting: GroupSetting) {
    let plan = setting.plan
    for tie in plan.nodes[slots[slot].node].ties {
      let kind = plan.kindOfTie[tie]
      let own = plan.ties[tie].frame(on: frame, slot: slots[slot].size, scale: setting.scale)
      pieces.append(
        GroupPiece(
          frame: own, clip: clip, node: slots[slot].node, cell: -1, tie: tie, ordinal: tieCounts[kind],
          zIndex: plan.ties[tie].zIndex, isCustom: false))
      tieCounts[kind] += 1
    }
  }
}

/// What every group of a section is solved with.
struct GroupSetting: Sendable {
  let plan: GroupPlan
  /// The size of the outermost slot, estimates where it is estimated.
  let size: AxisSize
  /// Pixels a point.
  let scale: Double
  /// How many elements a filling group may have.
  let cap: Int
  /// The axis along which groups follow each other.
  let trimAxis: FillAxis
  /// What a full group leaves over behind its last slot (B35); nil to leave the group as long as it is.
  let leftover: Double?
}

/// A slot in the group that is being solved.
struct GroupSlot: Sendable {
  /// What stands in it.
  var node: Int
  /// Its size; in the end the one that it shares with its siblings (B31).
  var size: AxisSize
  /// The size that its own elements stand in.
  var natural: AxisSize
  /// The first cell in it.
  var firstCell: Int
  /// How many cells are in it.
  var cells = 0
  /// Where it stands in the slot around it.
  var origin = AxisPoint()
  /// The slots in it, as a list through `next`; -1 ends it.
  var firstChild = -1
  var lastChild = -1
  var next = -1
  /// What they were sized in.
  var container = AxisSize(main: 0, cross: 0)
  /// How many elements were asked for their cells.
  var asked = 0
  /// How many elements count along its axis.
  var count = 0
  /// How many elements it would have if cells did not run out.
  var wanted = 0
  /// The lengths, with edge spacing, of the elements that were not asked for cells, where they count.
  var absentLength = 0.0
  /// How many flexible edge spacings those have.
  var absentFlexible = 0

  /// Whether it holds a cell: else it is not there.
  var isThere: Bool { cells > 0 }

  init(node: Int, size: AxisSize, firstCell: Int) {
    self.node = node
    self.size = size
    natural = size
    self.firstCell = firstCell
  }
}
