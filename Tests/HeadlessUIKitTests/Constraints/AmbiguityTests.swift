import Testing
import UIKit

@testable import HeadlessUIKit

/// What can be asked about constraints while looking for mistakes.
@MainActor @Suite struct AmbiguityTests {
  /// A box of 30 by 20 at 5 from the left of a room; nothing says how far down.
  private func scene() -> (room: UIView, box: Box) {
    let box = Box(30, 20)
    let room = room(box)
    box.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 5).isActive = true
    return (room, box)
  }

  @Test("AL59: a view is ambiguous while constraints leave open where it is")
  func ambiguous() {
    let (room, box) = scene()
    #expect(box.hasAmbiguousLayout)
    box.topAnchor.constraint(equalTo: room.topAnchor, constant: 4).isActive = true
    #expect(!box.hasAmbiguousLayout)
    room.layoutIfNeeded()
    #expect(box.frame == rect(5, 4, 30, 20))
    #expect(!room.hasAmbiguousLayout && !UIView().hasAmbiguousLayout)
  }

  @Test("AL60: a length that nothing says is ambiguous, and one of two that could give way")
  func lengths() {
    let (one, other) = (Box(), Box())
    let room = room(one, other)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: room.leftAnchor), one.topAnchor.constraint(equalTo: room.topAnchor),
      one.heightAnchor.constraint(equalToConstant: 9), other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.rightAnchor.constraint(equalTo: room.rightAnchor), other.topAnchor.constraint(equalTo: room.topAnchor),
      other.heightAnchor.constraint(equalToConstant: 9),
    ])
    #expect(one.hasAmbiguousLayout && other.hasAmbiguousLayout)
    one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    #expect(!one.hasAmbiguousLayout && !other.hasAmbiguousLayout)
    room.layoutIfNeeded()
    #expect(one.frame.width == 100)
  }

  @Test("AL61: exercising moves what is ambiguous, and nothing else")
  func exercise() {
    let (room, box) = scene()
    room.layoutIfNeeded()
    let former = box.frame
    box.exerciseAmbiguityInLayout()
    room.layoutIfNeeded()
    #expect(box.frame.minY != former.minY)
    #expect(box.frame.minX == 5 && box.frame.size == CGSize(width: 30, height: 20))
    let moved = box.frame.minY
    box.exerciseAmbiguityInLayout()
    room.layoutIfNeeded()
    #expect(box.frame.minY != moved && box.hasAmbiguousLayout)
    box.exerciseAmbiguityInLayout()
    room.layoutIfNeeded()
    box.topAnchor.constraint(equalTo: room.topAnchor, constant: 4).isActive = true
    room.layoutIfNeeded()
    box.exerciseAmbiguityInLayout()
    room.layoutIfNeeded()
    #expect(box.frame == rect(5, 4, 30, 20))
  }

  @Test("AL62: the constraints that decide about an axis, wherever they are held")
  func affecting() {
    let (one, other) = (Box(), Box(8, 8))
    let room = room(one, other)
    let across = [
      one.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 5),
      one.widthAnchor.constraint(equalToConstant: 30), other.leftAnchor.constraint(equalTo: one.rightAnchor),
    ]
    let slack = other.rightAnchor.constraint(lessThanOrEqualTo: room.rightAnchor)
    let down = other.topAnchor.constraint(equalTo: room.topAnchor, constant: 6)
    NSLayoutConstraint.activate(across + [down, slack])
    #expect(Set(other.constraintsAffectingLayout(for: .horizontal)) == Set(across))
    #expect(other.constraintsAffectingLayout(for: .vertical) == [down])
    #expect(Set(one.constraintsAffectingLayout(for: .horizontal)) == Set(across.prefix(2)))
    #expect(UIView().constraintsAffectingLayout(for: .vertical).isEmpty)
  }
}
