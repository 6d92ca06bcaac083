import Foundation
import UIKit

/// Holds what a layout is told of an update to the lists before and after it (C37, C38): every item that comes, goes or moves is in
/// it, so that what it does not name keeps its order. Works with lists of names alone.
@MainActor final class UpdateWitness {
  /// The items of each section as the layout was last told; nil if that is not known.
  private(set) var before: [[Int]]?
  /// The first update that does not lead from one list to the other, in words; nil if there was none.
  private(set) var breach: String?

  /// An operation begins in this state; nil if updates in it are not looked at.
  func begin(_ sections: [[Int]]?) {
    before = sections
    breach = nil
  }

  /// Looks away for the rest of the operation.
  func lookAway() { before = nil }

  /// A layout was told of an update, after which the items are `after`.
  func note(_ items: [UICollectionViewUpdateItem], _ after: [[Int]]) {
    guard let before else { return }
    self.before = after
    if breach == nil { breach = Told(items).failure(before, after) }
  }

  /// An update in numbers.
  private struct Told {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var movedSections: [Int: Int] = [:]
    var reloadedSections: Set<Int> = []
    /// Items before that do not stay, and items after that did not.
    var leaving: Set<IndexPath> = []
    var arriving: Set<IndexPath> = []
    var moves: [(from: IndexPath, to: IndexPath)] = []

    @MainActor init(_ items: [UICollectionViewUpdateItem]) {
      for item in items {
        let path = item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate
        if path?.item == NSNotFound { addSection(item) } else { addItem(item) }
      }
    }

    @MainActor private mutating func addSection(_ item: UICollectionViewUpdateItem) {
      let before = item.indexPathBeforeUpdate?.section
      let after = item.indexPathAfterUpdate?.section
      switch item.updateAction {
      case .insert: if let after { insertedSections.insert(after) }
      case .delete: if let before { deletedSections.insert(before) }
      case .reload: if let before { reloadedSections.insert(before) }
      case .move: if let before, let after { movedSections[before] = after }
      default: break
      }
    }

    @MainActor private mutating func addItem(_ item: UICollectionViewUpdateItem) {
      switch item.updateAction {
      case .insert: if let path = item.indexPathAfterUpdate { arriving.insert(path) }
      case .delete: if let path = item.indexPathBeforeUpdate { leaving.insert(path) }
      case .move:
        guard let from = item.indexPathBeforeUpdate, let to = item.indexPathAfterUpdate else { return }
        leaving.insert(from)
        arriving.insert(to)
        moves.append((from, to))
      default: break
      }
    }

    /// Why the update does not lead from one state to the other; nil if it does. O(n).
    func failure(_ before: [[Int]], _ after: [[Int]]) -> String? {
      for move in moves {
        let item = Self.item(move.from, before)
        if item == nil || item != Self.item(move.to, after) {
          return "C37: the layout is told that \(Array(move.from)) moves to \(Array(move.to)), where another item is"
        }
      }
      let comers = Set(insertedSections).union(movedSections.values)
      var free = after.indices.filter { !comers.contains($0) }.makeIterator()
      for (section, items) in before.enumerated() where !deletedSections.contains(section) {
        guard let target = movedSections[section] ?? free.next(), target < after.count else {
          return "C37: the layout is told of updates after which there is no place for section \(section)"
        }
        if reloadedSections.contains(section) { continue }
        let stays = Self.rest(items, section, without: leaving)
        let stayed = Self.rest(after[target], target, without: arriving)
        if stays != stayed {
          return "C37: the layout is told of updates that leave \(stays.prefix(40)) of section \(section), and it is "
            + "\(stayed.prefix(40))"
        }
      }
      return free.next().map { "C37: the layout is not told where section \($0) comes from" }
    }

    private static func item(_ path: IndexPath, _ sections: [[Int]]) -> Int? {
      guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.item) else {
        return nil
      }
      return sections[path.section][path.item]
    }

    private static func rest(_ items: [Int], _ section: Int, without paths: Set<IndexPath>) -> [Int] {
      items.indices.filter { !paths.contains(IndexPath(item: $0, section: section)) }.map { items[$0] }
    }
  }
}

extension Check {
  /// C37, E23: what a layout is told of an update leads from the items before to those after; a difference loses nothing.
  static let toldUpdates = Check(name: "updates told to layouts") { $0.witness.breach }
}
