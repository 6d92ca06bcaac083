import Foundation
import LayoutModel
import Trace

/// A finger on a cell, from the touch to the lift (G1, G23).
@MainActor struct CellTouch {
  private let collectionView: UICollectionView
  private let cell: UICollectionViewCell
  /// The item, when it was last highlighted.
  private var path: ItemPath
  private var isInside = true

  /// A finger touches `view`. Nil if that is in no cell, if items cannot be selected (G15), if another finger is on a cell, or
  /// if the delegate does not let the item be highlighted (G2).
  init?(of view: UIView) {
    guard let cell = Self.cell(around: view), let host = cell.collectionHost, let key = cell.elementKey,
      key.sort == .cell, host.allowsSelectionNow, host.highlighted.isEmpty, host.highlight(key.path)
    else { return nil }
    collectionView = host
    self.cell = cell
    path = key.path
  }

  /// The finger has moved: outside the cell the item is not highlighted (G23).
  mutating func move(with finger: Finger) {
    let isInside = cell.point(inside: finger.location(in: cell), with: nil)
    guard isInside != self.isInside else { return }
    if isInside {
      guard cell.collectionHost === collectionView, cell.elementKey?.path == path else { return }
      self.isInside = collectionView.highlight(path)
    } else if let current = collectionView.highlighted.paths.first {
      self.isInside = false
      path = current
      collectionView.unhighlight(current)
    }
  }

  /// The finger has lifted: the item is tapped if it is still there, highlighted.
  func lift() {
    if isInside, let path = collectionView.highlighted.paths.first { collectionView.tap(path) }
    cancel()
  }

  /// The touch has ended.
  func cancel() {
    if isInside, let path = collectionView.highlighted.paths.first { collectionView.unhighlight(path) }
  }

  private static func cell(around view: UIView) -> UICollectionViewCell? {
    var current: UIView? = view
    while let view = current {
      if let cell = view as? UICollectionViewCell { return cell }
      if view is UICollectionView { return nil }
      current = view.superview
    }
    return nil
  }
}

extension UICollectionView {
  /// Highlights an item if the delegate lets it (G1, G2); answers whether it did.
  fileprivate func highlight(_ path: ItemPath) -> Bool {
    guard ask({ $0.collectionView(self, shouldHighlightItemAt: IndexPath(path)) }) else { return false }
    setHighlighted(true, path)
    tell { $0.collectionView(self, didHighlightItemAt: IndexPath(path)) }
    return true
  }

  fileprivate func unhighlight(_ path: ItemPath) {
    setHighlighted(false, path)
    tell { $0.collectionView(self, didUnhighlightItemAt: IndexPath(path)) }
  }

  /// What a tap does with an item: it selects it or, of several, takes it out of the selection (G5 to G8), and performs the
  /// primary action unless it added to a selection (G17).
  fileprivate func tap(_ path: ItemPath) {
    if cellInUse(at: IndexPath(path))?.takesTap() == true { return }
    let extends = allowsMultipleSelectionNow && selection.paths.contains { $0 != path }
    if allowsMultipleSelectionNow, selection.contains(path) {
      deselectByTouch(path)
    } else {
      selectByTouch(path)
    }
    guard !extends, contains(IndexPath(path)),
      ask({ $0.collectionView(self, canPerformPrimaryActionForItemAt: IndexPath(path)) })
    else { return }
    tell { $0.collectionView(self, performPrimaryActionForItemAt: IndexPath(path)) }
  }

  /// Selects an item if the delegate lets it (G5, G6, G7).
  func selectByTouch(_ path: ItemPath) {
    guard ask({ $0.collectionView(self, shouldSelectItemAt: IndexPath(path)) }) else { return }
    if !allowsMultipleSelectionNow {
      for other in selection.paths where other != path {
        setSelected(false, other)
        tell { $0.collectionView(self, didDeselectItemAt: IndexPath(other)) }
      }
    }
    setSelected(true, path)
    tell { $0.collectionView(self, didSelectItemAt: IndexPath(path)) }
  }

  /// Takes an item out of a selection of several if the delegate lets it (G8).
  func deselectByTouch(_ path: ItemPath) {
    guard ask({ $0.collectionView(self, shouldDeselectItemAt: IndexPath(path)) }) else { return }
    setSelected(false, path)
    tell { $0.collectionView(self, didDeselectItemAt: IndexPath(path)) }
  }

  /// Puts a question to the delegate; the answer is yes if there is none (G4).
  func ask(_ question: (any UICollectionViewDelegate) -> Bool) -> Bool {
    guard let collectionDelegate else { return true }
    Trace.count(.delegateCalls)
    return question(collectionDelegate)
  }

  func tell(_ message: (any UICollectionViewDelegate) -> Void) {
    guard let collectionDelegate else { return }
    Trace.count(.delegateCalls)
    message(collectionDelegate)
  }
}
