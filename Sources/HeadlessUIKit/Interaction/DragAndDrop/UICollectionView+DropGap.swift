import FrameClock
import Foundation
import LayoutModel

extension UICollectionView {
  /// Opens, moves or closes the gap of a drop (H14). Nothing is shown while placeholders are, or an item is moved.
  func showGap(_ gap: DropGap?) {
    guard gap != dropGap, placeholders.isEmpty, movement == nil else { return }
    performLayoutPassIfNeeded()
    let data = dataCounts
    let before = loadedCounts
    let step = DropGap.step(from: dropGap, to: gap)
    dropGap = gap
    presentation = gap.flatMap { Presentation($0.changes) }
    showStep(ValidatedUpdate(step, before: before, after: shownCounts(data)))
  }

  /// Brings what is shown back to what the data source holds, but for placeholders: a moving item goes back, a gap closes.
  func withdrawPresentation() {
    cancelMovement()
    if dropGap != nil { showGap(nil) }
  }

  /// How long a drop waits, in seconds, before the gap opens somewhere else (H19). UIKit does not say how long; these are ours.
  var gapDelay: TimeInterval {
    switch reorderingCadence {
    case .immediate: 0
    case .fast: 0.15
    case .slow: 0.4
    }
  }
}
