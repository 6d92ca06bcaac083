/// One item as a file has it, before it is a row of an `ItemTable`.
struct ItemRecord: Equatable, Sendable {
  var section = ""
  var identifier: String?
  var width: Double?
  var height: Double?
  var text: String?
}

/// Collects items in any order and puts them together by section.
struct SectionGrouping {
  /// How sections follow each other.
  enum Order {
    /// As they first appear.
    case appearance
    /// By title, `#` last.
    case sorted
  }

  private var titles: [String] = []
  private var sections: [String: Int] = [:]
  private var members: [[ItemRecord]] = []

  /// Adds an item at the end of its section. O(1).
  mutating func append(_ record: ItemRecord) {
    if let section = sections[record.section] {
      members[section].append(record)
    } else {
      sections[record.section] = titles.count
      titles.append(record.section)
      members.append([record])
    }
  }

  /// The items as a table: `count` of them, spread evenly over all, or all where it is nil or there are fewer. O(n).
  func table(count: Int?, order: Order, file: String) throws -> ItemTable {
    let available = members.reduce(0) { $0 + $1.count }
    guard available > 0 else {
      throw WorkloadError(
        kind: .itemsEmpty, file: file, problem: "the file holds no items", remedy: "it must hold at least one")
    }
    let wanted = min(count ?? available, available)
    var table = ItemTable(sectionCounts: [])
    if let count, count > available {
      table.warnings = ["\(count) items were asked for; \(file) has \(available)"]
    }
    var position = 0
    for section in sectionOrder(order) {
      let start = position
      position += members[section].count
      let chosen = members[section].indices.filter { Self.isChosen(start + $0, wanted: wanted, of: available) }
      guard !chosen.isEmpty else { continue }
      table.sectionTitles.append(titles[section])
      table.sectionCounts.append(chosen.count)
      for index in chosen { table.append(members[section][index]) }
    }
    return table
  }

  private func sectionOrder(_ order: Order) -> [Int] {
    switch order {
    case .appearance: Array(titles.indices)
    case .sorted:
      titles.indices.sorted { left, right in
        let (left, right) = (titles[left], titles[right])
        return left == "#" || right == "#" ? right == "#" && left != "#" : left < right
      }
    }
  }

  /// Whether the item at `position` is one of `wanted` that are spread evenly over `available`.
  private static func isChosen(_ position: Int, wanted: Int, of available: Int) -> Bool {
    (position + 1) * wanted / available > position * wanted / available
  }
}

extension ItemTable {
  /// Adds a row; a column is filled by the rows that have a value for it, which are all or none.
  fileprivate mutating func append(_ record: ItemRecord) {
    if let width = record.width { widths.append(width) }
    if let height = record.height { heights.append(height) }
    if let identifier = record.identifier { identifiers.append(identifier) }
    if let text = record.text {
      texts.append(text)
      textLengths.append(Int32(clamping: text.count))
    }
  }
}
