import FrameClock
import UIKit

/// A collection view of 320 by 480 points over 100 items of 50 by 50 points, five in a line and a line every 60 points, with a
/// delegate that answers as it is told and writes down what it hears.
@MainActor final class TouchFixture: UICollectionViewDelegate {
  let clock = VirtualClock(framesPerSecond: 60)
  let data: CollectionFixture
  let finger: Finger
  var calls: [String] = []
  /// The calls that are answered with no, such as `shouldSelect 3`.
  var refused: Set<String> = []
  var hearsPrimaryAction = false
  var mayBeginSweep = true

  init() {
    data = CollectionFixture(counts: [100])
    finger = Finger(on: data.view)
    data.view.delegate = self
    data.layOut()
  }

  /// Runs `body` on the fixture's clock.
  static func run(_ body: (TouchFixture) throws -> Void) rethrows {
    let fixture = TouchFixture()
    try FrameClocks.with(fixture.clock) { try body(fixture) }
  }

  var view: UICollectionView { data.view }

  var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

  func cell(_ item: Int) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0))
  }

  /// The middle of an item on screen: columns begin every 67.5 points, lines every 60.
  func middle(_ item: Int) -> CGPoint {
    CGPoint(x: 25 + 67.5 * CGFloat(item % 5), y: 25 + 60 * CGFloat(item / 5) - view.contentOffset.y)
  }

  /// Taps an item and answers the calls that this leads to.
  func tap(_ item: Int) -> [String] {
    calls = []
    finger.tap(at: middle(item))
    return calls
  }

  private func answer(_ call: String, _ indexPath: IndexPath) -> Bool {
    calls.append("\(call) \(indexPath.item)")
    return !refused.contains("\(call) \(indexPath.item)")
  }

  private func hear(_ call: String, _ indexPath: IndexPath) {
    calls.append("\(call) \(indexPath.item)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("willBeginDragging")
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    answer("shouldHighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    hear("didHighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    hear("didUnhighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    answer("shouldSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    answer("shouldDeselect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    hear("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    hear("didDeselect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    !refused.contains("canPerform \(indexPath.item)") && !collectionView.isEditing
  }

  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    if hearsPrimaryAction { hear("perform", indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    hear("shouldBegin", indexPath)
    return mayBeginSweep
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    hear("didBegin", indexPath)
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    calls.append("didEnd")
  }
}
