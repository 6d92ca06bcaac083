import Testing
import UIKit

@testable import HeadlessUIKit

/// Distances between anchors as lengths.
@MainActor @Suite struct AnchorOffsetTests {
  /// Three boxes in a room of 200: the first on the left, the third on the right.
  private func scene() -> (room: UIView, boxes: [Box]) {
    let boxes = [Box(30, 20), Box(50, 20), Box(20, 20)]
    let room = room(boxes[0], boxes[1], boxes[2])
    NSLayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(equalTo: room.leadingAnchor),
      boxes[2].trailingAnchor.constraint(equalTo: room.trailingAnchor),
    ])
    return (room, boxes)
  }

  @Test("AL56: two distances are equal, or one is a multiple of the other")
  func equalDistances() {
    let (room, boxes) = scene()
    let before = boxes[0].trailingAnchor.anchorWithOffset(to: boxes[1].leadingAnchor)
    let after = boxes[1].trailingAnchor.anchorWithOffset(to: boxes[2].leadingAnchor)
    let equal = before.constraint(equalTo: after)
    equal.isActive = true
    room.layoutIfNeeded()
    // 200 - 100 in two parts
    #expect(boxes.map(\.frame.minX) == [0, 80, 180])
    equal.isActive = false
    before.constraint(equalTo: after, multiplier: 3).isActive = true
    room.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [0, 105, 180])
    room.semanticContentAttribute = .forceRightToLeft
    room.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [170, 45, 0])
  }

  @Test("AL57: a distance is a number of points, or a length of a view")
  func numbers() {
    let (room, boxes) = scene()
    let distance = boxes[0].topAnchor.anchorWithOffset(to: boxes[1].bottomAnchor)
    let fixed = distance.constraint(equalToConstant: 45)
    let start = boxes[0].topAnchor.constraint(equalTo: room.topAnchor, constant: 3)
    NSLayoutConstraint.activate([fixed, start])
    room.layoutIfNeeded()
    #expect(boxes[1].frame.maxY == 48)
    fixed.constant = 65
    room.layoutIfNeeded()
    #expect(boxes[1].frame.maxY == 68)
    fixed.isActive = false
    boxes[0].heightAnchor.constraint(equalTo: distance, multiplier: 0.5).isActive = true
    room.layoutIfNeeded()
    #expect(boxes[1].frame.maxY == 43)
  }

  @Test("AL58: a constraint of a distance ends with the views at its ends, and has words")
  func life() {
    let (room, boxes) = scene()
    let gap = boxes[0].trailingAnchor.anchorWithOffset(to: boxes[1].leadingAnchor).constraint(equalToConstant: 7)
    gap.isActive = true
    #expect(room.constraints.contains(gap) && gap.firstItem === boxes[0])
    #expect(gap.description.contains(".leading - Box") && gap.description.contains(".width == 7"))
    boxes[1].removeFromSuperview()
    #expect(!gap.isActive)
    let raised = UIKitExceptions.recording { gap.isActive = true }
    #expect(raised.first?.reason.contains("no common ancestor") == true)
  }
}
