/// The items of a section as a tree of plain lists: what a section snapshot is held to (E33 to E43).
struct Outline: Equatable {
  /// An item with what is below it.
  struct Node: Equatable {
    var item: Int
    var isExpanded = false
    var children: [Node] = []

    init(_ item: Int) { self.item = item }
  }

  /// An item as the tree has it.
  struct Entry: Equatable {
    var item: Int
    var level: Int
    var parent: Int?
    var isExpanded: Bool
    var isVisible: Bool
  }

  private(set) var roots: [Node]

  /// Items that are all roots, collapsed.
  init(_ items: [Int]) { roots = items.map { Node($0) } }

  /// Every item, each before what is below it. O(n).
  var entries: [Entry] {
    var result: [Entry] = []
    Self.list(roots, level: 0, parent: nil, isVisible: true, &result)
    return result
  }

  /// The items that are shown. O(n).
  var visible: [Int] { entries.filter(\.isVisible).map(\.item) }

  private static func list(
    _ nodes: [Node], level: Int, parent: Int?, isVisible: Bool, _ result: inout [Entry]
  ) {
    for node in nodes {
      result.append(
        Entry(item: node.item, level: level, parent: parent, isExpanded: node.isExpanded, isVisible: isVisible))
      list(node.children, level: level + 1, parent: node.item, isVisible: isVisible && node.isExpanded, &result)
    }
  }

  // MARK: Changes

  /// Adds roots.
  mutating func append(_ items: [Int]) { roots += items.map { Node($0) } }

  /// Adds items below another one.
  mutating func append(_ items: [Int], below parent: Int) {
    change(parent) { $0[$1].children += items.map { Node($0) } }
  }

  /// Adds items beside another one.
  mutating func insert(_ items: [Int], beside other: Int, after: Bool) {
    change(other) { $0.insert(contentsOf: items.map { Node($0) }, at: after ? $1 + 1 : $1) }
  }

  /// Takes an item out with all that is below it.
  mutating func delete(_ item: Int) { change(item) { $0.remove(at: $1) } }

  /// Shows or hides what is below an item.
  mutating func setExpanded(_ isExpanded: Bool, _ item: Int) { change(item) { $0[$1].isExpanded = isExpanded } }

  /// Puts items in the place of all that is below another one.
  mutating func replaceChildren(of parent: Int, with items: [Int]) {
    change(parent) { $0[$1].children = items.map { Node($0) } }
  }

  /// Does something to the siblings of an item, at its place among them.
  private mutating func change(_ item: Int, _ body: (inout [Node], Int) -> Void) {
    roots = Self.changed(roots, item, body)
  }

  private static func changed(_ nodes: [Node], _ item: Int, _ body: (inout [Node], Int) -> Void) -> [Node] {
    var result = nodes
    if let place = nodes.firstIndex(where: { $0.item == item }) {
      body(&result, place)
    } else {
      for index in result.indices { result[index].children = changed(result[index].children, item, body) }
    }
    return result
  }
}
