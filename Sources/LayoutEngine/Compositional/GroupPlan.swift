import LayoutModel

/// The tree of a section's group in one array: the outermost group first, the elements of a group next to each other.
struct GroupPlan: Sendable {
  /// Groups and items.
  let nodes: ContiguousArray<PlanNode>
  /// The tied items of all nodes.
  let ties: ContiguousArray<TiedItemDescription>
  /// The number of each tied item's kind: its place in `kinds`.
  let kindOfTie: ContiguousArray<Int>
  /// The kinds of tied items, each once, in layout order.
  let kinds: ContiguousArray<Int>
  /// The frames of all custom groups.
  let customFrames: ContiguousArray<CustomItemFrame>

  /// Makes a plan of a tree. O(elements).
  init(_ root: CompositionalElementDescription) {
    var compiler = PlanCompiler()
    compiler.compile(root)
    nodes = compiler.nodes
    ties = compiler.ties
    customFrames = compiler.customFrames
    var kinds: ContiguousArray<Int> = []
    var numbers: [Int: Int] = [:]
    kindOfTie = ContiguousArray(
      compiler.ties.map { tie in
        if let number = numbers[tie.kind] { return number }
        numbers[tie.kind] = kinds.count
        kinds.append(tie.kind)
        return kinds.count - 1
      })
    self.kinds = kinds
  }

  /// Whether how many cells a group holds depends on what is measured, or on how many cells are left: whether a group of given length has an
  /// element whose length along it is estimated.
  var countDepends: Bool {
    nodes.contains { node in
      guard case .filling(let axis) = node.kind, !node.size[axis].isEstimated else { return false }
      return nodes[node.children].contains { $0.size[axis].isEstimated }
    }
  }
}

/// A group or an item of a plan.
struct PlanNode: Sendable {
  /// What the node is.
  enum Kind: Sendable {
    case item
    /// Its children over and over (B17).
    case filling(FillAxis)
    /// Its only child that often (B22).
    case repeated(FillAxis, Int)
    /// Frames that the caller made (B32).
    case custom
  }

  var kind: Kind
  /// The size of its slot.
  var size: CompositionalSize
  /// The insets that count: none on an estimated axis (B15).
  var insets: CompositionalInsets
  /// The spaces outside the slot.
  var mainEdges: EdgePair
  var crossEdges: EdgePair
  /// Its tied items in the plan.
  var ties: Range<Int>
  /// Its elements in the plan.
  var children = 0..<0
  /// Its frames in the plan, of a custom group.
  var customFrames = 0..<0
  /// The space between its elements.
  var spacing = 0.0
  var spacingIsFlexible = false
  /// Whether an item in it, or it, can be measured.
  var isMeasurable = false

  init(_ element: CompositionalElementDescription, kind: Kind, ties: Range<Int>) {
    self.kind = kind
    self.ties = ties
    size = element.size
    insets = element.contentInsets.notNegative.ignored(where: element.size)
    mainEdges = element.edgeSpacing[.main]
    crossEdges = element.edgeSpacing[.cross]
  }

  /// The spaces outside the slot on an axis.
  @inline(__always) func edges(_ axis: FillAxis) -> EdgePair { axis == .main ? mainEdges : crossEdges }

  /// The length of what lies inside on an axis, of a slot of this length (B14).
  @inline(__always) func inner(_ length: Double, _ axis: FillAxis) -> Double { abs(length - insets.sum(axis)) }

  /// The axis that it is filled along; along the scroll axis if it is none that is filled.
  @inline(__always) var axis: FillAxis {
    switch kind {
    case .filling(let axis), .repeated(let axis, _): axis
    case .item, .custom: .main
    }
  }
}

/// Writes a tree of elements into the arrays of a plan, breadth first.
private struct PlanCompiler {
  var nodes: ContiguousArray<PlanNode> = []
  var ties: ContiguousArray<TiedItemDescription> = []
  var customFrames: ContiguousArray<CustomItemFrame> = []
  /// The group of each node; nil for an item.
  private var groups: [CompositionalGroupDescription?] = []

  mutating func compile(_ root: CompositionalElementDescription) {
    guard case .group = root.content else { preconditionFailure("the outermost element of a section is not a group") }
    append(root)
    var node = 0
    while node < nodes.count {
      if let group = groups[node] { expand(node, group) }
      node += 1
    }
    for node in nodes.indices.reversed() {
      nodes[node].isMeasurable =
        if case .item = nodes[node].kind {
          nodes[node].size.main.isEstimated || nodes[node].size.cross.isEstimated
        } else {
          nodes[nodes[node].children].contains { $0.isMeasurable }
        }
    }
  }

  /// Appends the elements of a group.
  private mutating func expand(_ node: Int, _ group: CompositionalGroupDescription) {
    Hostile.check(group)
    nodes[node].spacing = max(0, group.spacing.least)
    nodes[node].spacingIsFlexible = group.spacing.isFlexible
    let first = nodes.count
    switch group.arrangement {
    case .filling: for element in group.elements { append(element) }
    case .repeating: if let element = group.elements.first { append(element) }
    case .counted(let axis, let count):
      if var element = group.elements.first {
        let fraction = 1 / Double(max(1, count))
        element.size[axis] = axis == .main ? .fractionOfMain(fraction) : .fractionOfCross(fraction)
        append(element)
      }
    case .custom(let frames):
      nodes[node].customFrames = customFrames.count..<customFrames.count + frames.count
      for frame in frames { append(frame) }
    }
    nodes[node].children = first..<nodes.count
  }

  private mutating func append(_ element: CompositionalElementDescription) {
    Hostile.check(element)
    let own = ties.count..<ties.count + element.supplementaryItems.count
    ties.append(contentsOf: element.supplementaryItems)
    switch element.content {
    case .item:
      nodes.append(PlanNode(element, kind: .item, ties: own))
      groups.append(nil)
    case .group(let group):
      nodes.append(PlanNode(element, kind: kind(of: group.arrangement), ties: own))
      groups.append(group)
    }
  }

  private mutating func append(_ custom: CustomItemFrame) {
    var custom = custom
    custom.frame.mainLength = max(0, custom.frame.mainLength)
    custom.frame.crossLength = max(0, custom.frame.crossLength)
    customFrames.append(custom)
  }

  private func kind(of arrangement: CompositionalGroupDescription.Arrangement) -> PlanNode.Kind {
    switch arrangement {
    case .filling(let axis): .filling(axis)
    case .counted(let axis, let count), .repeating(let axis, let count): .repeated(axis, count)
    case .custom: .custom
    }
  }
}
