import Foundation
import UIKit

/// The model of the client that a workload plays: which items stand where, and how large they are.
///
/// An item is a number that stays its own wherever it moves; sections are lists of such numbers.
@MainActor final class StageModel: ItemSizes {
  /// How many bytes the model takes for an item, beyond the table: its number, once more while a batch is made.
  nonisolated static let bytesPerItem = 8

  /// The items of each section, in order.
  @exclusivity(unchecked) private(set) var sections: [[Int32]]
  private let titles: [String]
  private let texts: [String]
  private let identifiers: [String]
  @exclusivity(unchecked) private var widths: [Double]
  @exclusivity(unchecked) private var heights: [Double]
  @exclusivity(unchecked) private var textLengths: [Int32]
  private var identityCount: Int
  private let defaultSize: CGSize

  /// A model of `table`; an item without a size of its own has `defaultSize`. O(n).
  init(_ table: ItemTable, defaultSize: CGSize) {
    var first: Int32 = 0
    sections = table.sectionCounts.map { count in
      defer { first += Int32(count) }
      return Array(first..<first + Int32(count))
    }
    titles = table.sectionTitles
    texts = table.texts
    identifiers = table.identifiers
    widths = table.widths
    heights = table.heights
    textLengths = table.textLengths
    identityCount = table.count
    self.defaultSize = defaultSize
  }

  /// The item at `indexPath`. O(1).
  func item(at indexPath: IndexPath) -> Int { Int(sections[indexPath.section][indexPath.item]) }

  /// The height of an item that is `width` points wide, in points. O(1).
  func height(of item: Int, width: CGFloat) -> CGFloat {
    if !heights.isEmpty { return heights[item] }
    if !textLengths.isEmpty { return TextContent.height(characters: Int(textLengths[item]), width: width) }
    return defaultSize.height
  }

  /// The text of an item, if it has one. O(1).
  func text(of item: Int) -> String? { item < texts.count ? texts[item] : nil }

  /// What a cell shows of an item. O(1).
  func content(of item: Int) -> CellContent {
    CellContent(
      item: item, title: item < identifiers.count ? identifiers[item] : String(item), text: text(of: item) ?? "")
  }

  /// The title of a section, if it has one. O(1).
  func title(of section: Int) -> String? { section < titles.count ? titles[section] : nil }

  func height(ofItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat {
    height(of: item(at: indexPath), width: width)
  }

  func size(ofItemAt indexPath: IndexPath, width: CGFloat) -> CGSize {
    let item = item(at: indexPath)
    let width = widths.isEmpty ? width : widths[item]
    return CGSize(width: width, height: height(of: item, width: width))
  }

  /// Whether items differ in size, so that a change of content shows.
  var hasOwnHeights: Bool { !heights.isEmpty || !textLengths.isEmpty }

  /// Gives `item` the size of `other`. O(1).
  func copySize(of other: Int, to item: Int) {
    if !widths.isEmpty { widths[item] = widths[other] }
    if !heights.isEmpty { heights[item] = heights[other] }
    if !textLengths.isEmpty { textLengths[item] = textLengths[other] }
  }

  /// The number that the next new item will have.
  var nextItem: Int { identityCount }

  /// Makes room for new items, each with the size of another one; their numbers follow `nextItem`. Amortised O(others).
  func appendCopies(of others: [Int]) {
    for other in others {
      if !widths.isEmpty { widths.append(widths[other]) }
      if !heights.isEmpty { heights.append(heights[other]) }
      if !textLengths.isEmpty { textLengths.append(textLengths[other]) }
    }
    identityCount += others.count
  }

  /// Puts an item of one place at another, counted after it was taken away. O(items of both sections).
  func move(from: IndexPath, to: IndexPath) {
    let item = sections[from.section].remove(at: from.item)
    sections[to.section].insert(item, at: to.item)
  }

  /// Puts lists of the same items in another order.
  func arrange(_ sections: [[Int32]]) { self.sections = sections }

  /// Puts the lists that a batch made in their places. O(sections of the batch).
  func adopt(_ batch: Batch) {
    for change in batch.sections { sections[change.section] = change.items }
    for change in batch.resized { copySize(of: change.other, to: change.item) }
  }
}
