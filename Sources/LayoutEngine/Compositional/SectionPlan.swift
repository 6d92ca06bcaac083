import LayoutModel

/// What all sections of one description share: its group as a plan and, solved once with nothing measured, as a template.
final class SectionPlan: Sendable {
  /// The description; its number of items is the one that the plan was made for.
  let section: CompositionalSection
  /// The size of the collection view.
  let container: AxisSize
  /// What groups are solved with, and those before the last, which are not trimmed.
  let setting: GroupSetting
  let untrimmed: GroupSetting
  /// The first group, with nothing measured.
  let template: GroupTemplate
  /// Whether a last group with as many cells as the template is like it: else it is trimmed, for want of elements that hold no cell.
  let lastIsFull: Bool
  /// How the groups of the section are kept.
  let kind: Kind

  /// How the groups of a section are kept, the simplest first.
  enum Kind: Sendable {
    /// One item a group, whose length along the scroll axis alone can be measured: a list.
    case rows
    /// Every group holds as many items as the template, whatever is measured.
    case repeated
    /// How many items a group holds depends on what is measured and left, or all groups share a length.
    case solved
  }

  /// Makes a plan. O(elements of the group's description + items of a group).
  init(_ section: CompositionalSection, container: AxisSize, scale: Double, solver: inout GroupSolver) {
    Hostile.check(section)
    self.section = section
    self.container = container
    let plan = GroupPlan(section.group)
    let insets = section.contentInsets.notNegative
    let across =
      section.orthogonal == nil
      ? max(0, container.cross - insets.crossStart - insets.crossEnd) : max(0, container.cross)
    let outer = AxisSize(main: max(0, container.main), cross: across)
    let axis: FillAxis = section.orthogonal == nil ? .main : .cross
    let size = plan.nodes[0].size.resolved(in: outer, scale: scale)
    untrimmed = GroupSetting(
      plan: plan, size: size, scale: scale, cap: max(section.count, 10_000), trimAxis: axis, leftover: nil)
    solver.solve(untrimmed, left: section.count)
    template = GroupTemplate(solver, plan)
    setting = GroupSetting(
      plan: plan, size: size, scale: scale, cap: max(section.count, 10_000), trimAxis: axis, leftover: template.leftover
    )
    if template.isFull { solver.solve(setting, left: template.cells) }
    lastIsFull = template.isFull && !solver.ranOut
    kind = Self.kind(of: section, plan, template)
    rowExtra = kind == .rows ? plan.nodes[1].mainEdges.least : 0
  }

  private static func kind(of section: CompositionalSection, _ plan: GroupPlan, _ template: GroupTemplate) -> Kind {
    let root = plan.nodes[0]
    if plan.countDepends { return .solved }
    guard root.isMeasurable else { return .repeated }
    if root.size.main.isUniform || root.size.cross.isUniform { return .solved }
    let isRow =
      section.orthogonal == nil && template.cells == 1 && template.pieces.count == 1 && plan.nodes.count == 2
      && root.size.main.isEstimated && !root.size.cross.isEstimated && plan.nodes[1].size.main.isEstimated
      && !plan.nodes[1].size.cross.isEstimated && root.children.count == 1
    return isRow && holdsOne(root) ? .rows : .repeated
  }

  /// Whether a full group has exactly one element.
  private static func holdsOne(_ root: PlanNode) -> Bool {
    switch root.kind {
    case .filling: true
    case .repeated(_, let count): count == 1
    case .item, .custom: false
    }
  }

  /// Whether the plan serves a section of this description as well: one that is equal but for a number of items that does not matter.
  func serves(_ other: CompositionalSection) -> Bool {
    guard other.count == section.count || kind != .solved && template.serves(count: other.count) else { return false }
    var same = other
    same.count = section.count
    return same == section
  }

  /// Whether an axis of any cell is estimated: else nothing is remembered of what was measured elsewhere.
  var isMeasurable: Bool { setting.plan.nodes[0].isMeasurable }

  /// The axis along which groups follow each other.
  var axis: FillAxis { setting.trimAxis }

  /// What of a measured size is taken in for the cell that a piece is: estimated lengths alone; nil if that is nothing.
  func measured(_ size: AxisSize, of piece: GroupPiece) -> AxisSize? {
    let described = setting.plan.nodes[piece.node].size
    guard !piece.isCustom, described.main.isEstimated || described.cross.isEstimated else { return nil }
    return described.taking(size)
  }

  /// The edge spacing of the outermost group on an axis.
  func edges(_ axis: FillAxis) -> EdgePair { setting.plan.nodes[0].edges(axis) }

  /// How far the frame of a group may stick out of its slot on an axis: where insets exceed it (B15).
  func groupReach(_ axis: FillAxis) -> Double {
    let insets = setting.plan.nodes[0].insets
    let sum = insets.sum(axis)
    return sum > 0 ? insets.start(axis) + sum : 0
  }

  /// What the group of a list is longer than its item.
  let rowExtra: Double

  /// The lengths that all groups share where nothing can be measured, NaN on an axis where they do not (B31).
  var sharedSize: AxisSize {
    let size = setting.plan.nodes[0].size
    return AxisSize(
      main: size.main.isUniform ? template.size.main : .nan, cross: size.cross.isUniform ? template.size.cross : .nan)
  }

  /// How long an item of a list is until it is measured.
  var rowEstimate: Double { template.pieces[0].frame.mainLength }

  /// The space from the end of one group's slot to the start of the next.
  var groupSpacing: Double { max(0, section.groupSpacing) + edges(axis).least }
}

/// A group solved with nothing measured.
struct GroupTemplate: Sendable {
  let pieces: ContiguousArray<GroupPiece>
  /// Finds pieces, if they are many.
  let index: PieceIndex?
  /// The outermost slot.
  let size: AxisSize
  /// How many cells it holds; 0 makes the section empty (B28).
  let cells: Int
  /// What it leaves over behind its last slot (B35).
  let leftover: Double
  /// Whether more cells would not have changed it.
  let isFull: Bool
  /// The most elements that a group in it has.
  private let elements: Int
  /// How many tied items of each kind it holds.
  let tieCounts: ContiguousArray<Int>
  /// The piece of each cell.
  let pieceOfCell: ContiguousArray<Int>
  /// The pieces of each kind of tied item.
  let piecesOfKind: ContiguousArray<ContiguousArray<Int>>

  /// Takes over what a solver has solved.
  init(_ solver: GroupSolver, _ plan: GroupPlan) {
    pieces = solver.pieces
    index = PieceIndex(solver.pieces)
    size = solver.size
    cells = solver.cells
    leftover = solver.leftover
    isFull = !solver.ranOut && !solver.isCapped
    elements = solver.slots.reduce(0) { max($0, $1.count) }
    tieCounts = solver.tieCounts
    var pieceOfCell = ContiguousArray(repeating: 0, count: solver.cells)
    var piecesOfKind = ContiguousArray(repeating: ContiguousArray<Int>(), count: plan.kinds.count)
    for (number, piece) in solver.pieces.enumerated() {
      if piece.cell >= 0 {
        pieceOfCell[piece.cell] = number
      } else {
        piecesOfKind[plan.kindOfTie[piece.tie]].append(number)
      }
    }
    self.pieceOfCell = pieceOfCell
    self.piecesOfKind = piecesOfKind
  }

  /// Whether it would be the same in a section of `count` items.
  func serves(count: Int) -> Bool { isFull && count >= max(cells, elements) }
}
