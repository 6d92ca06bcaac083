import Testing
import UIKit

@testable import HeadlessUIKit

/// Sides where reading begins and ends count from the right where reading does.
@MainActor @Suite struct ReadingDirectionTests {
  private func reversedRoom(_ views: UIView...) -> UIView {
    let room = room()
    room.semanticContentAttribute = .forceRightToLeft
    for view in views { room.addSubview(view) }
    return room
  }

  @Test("AL52: constants count in the direction of reading")
  func constants() {
    let (box, next) = (Box(30, 20), Box(10, 20))
    let room = reversedRoom(box, next)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 8),
      next.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
    ])
    room.layoutIfNeeded()
    // The box ends 8 before the right side, and the next one 5 before the box begins.
    #expect(box.frame.minX == 200 - 8 - 30 && next.frame.minX == 200 - 8 - 30 - 5 - 10)
  }

  @Test("AL53: so do inequalities")
  func inequalities() {
    let text = Letters(30)
    let room = reversedRoom(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 8),
      text.trailingAnchor.constraint(lessThanOrEqualTo: room.trailingAnchor, constant: -12),
      text.topAnchor.constraint(equalTo: room.topAnchor),
    ])
    room.layoutIfNeeded()
    #expect(text.frame == rect(12, 0, 180, 40))
  }

  @Test("AL54: margins where reading begins are those on the right")
  func margins() {
    let box = Box(30, 20)
    let room = reversedRoom(box)
    room.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 3)
    box.leadingAnchor.constraint(equalTo: room.layoutMarginsGuide.leadingAnchor, constant: 4).isActive = true
    room.layoutIfNeeded()
    // 200 - 20 - 4 - 30
    #expect(box.frame.minX == 146)
  }

  @Test("AL55: left and right stay where they are, and turning the room round lays it out anew")
  func turning() {
    let (leading, left) = (Box(30, 20), Box(10, 20))
    let room = room(leading, left)
    NSLayoutConstraint.activate([
      leading.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 8),
      left.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 6),
    ])
    room.layoutIfNeeded()
    #expect(leading.frame.minX == 8 && left.frame.minX == 6)
    room.semanticContentAttribute = .forceRightToLeft
    room.layoutIfNeeded()
    #expect(leading.frame.minX == 162 && left.frame.minX == 6)
  }
}
