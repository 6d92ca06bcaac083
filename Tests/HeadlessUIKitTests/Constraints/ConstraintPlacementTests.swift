import Testing
import UIKit

@testable import HeadlessUIKit

/// Where constraints put views; all numbers are worked out by hand in a room of 200 by 100.
@MainActor @Suite struct ConstraintPlacementTests {
  @Test("AL1: four sides place a view")
  func sides() {
    let box = Box()
    let room = room(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 8),
      box.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -12),
      box.topAnchor.constraint(equalTo: room.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: room.bottomAnchor),
    ])
    room.layoutIfNeeded()
    #expect(box.frame == rect(8, 5, 180, 95))
    room.frame.size = CGSize(width: 100, height: 50)
    room.layoutIfNeeded()
    #expect(box.frame == rect(8, 5, 80, 45))
  }

  @Test("AL2: middles, shares and proportions place a view")
  func middles() {
    let box = Box()
    let room = room(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: room.centerYAnchor, constant: 10),
      box.widthAnchor.constraint(equalTo: room.widthAnchor, multiplier: 0.25, constant: 6),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
    room.layoutIfNeeded()
    #expect(box.frame == rect(72, 46, 56, 28))
  }

  @Test("AL3: content decides where nothing else does, and the one that hugs less is stretched")
  func content() {
    let (left, right) = (Box(30, 20), Box(40, 10))
    let room = room(left, right)
    right.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
      right.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      left.topAnchor.constraint(equalTo: room.topAnchor), right.bottomAnchor.constraint(equalTo: left.bottomAnchor),
    ])
    room.layoutIfNeeded()
    #expect(left.frame == rect(0, 0, 30, 20))
    #expect(right.frame == rect(40, 10, 160, 10))
  }

  @Test("AL4: the one that resists less is squeezed")
  func resistance() {
    let (left, right) = (Box(150, 20), Box(150, 20))
    let room = room(left, right)
    left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(lessThanOrEqualTo: room.trailingAnchor),
      left.topAnchor.constraint(equalTo: room.topAnchor), right.topAnchor.constraint(equalTo: room.topAnchor),
    ])
    room.layoutIfNeeded()
    #expect(left.frame == rect(0, 0, 50, 20))
    #expect(right.frame == rect(50, 0, 150, 20))
  }

  @Test("AL5: a change of content, constant, priority or activity moves what depends on it")
  func changes() {
    let (box, other) = (Box(30, 20), Box(10, 10))
    let room = room(box, other)
    let start = box.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 4)
    let width = box.widthAnchor.constraint(equalToConstant: 77)
    width.priority = UILayoutPriority(200)
    NSLayoutConstraint.activate([
      start, width, box.topAnchor.constraint(equalTo: room.topAnchor),
      other.leftAnchor.constraint(equalTo: box.rightAnchor), other.topAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    room.layoutIfNeeded()
    #expect(other.frame == rect(34, 20, 10, 10))
    box.content.width = 50
    room.layoutIfNeeded()
    #expect(other.frame.minX == 54)
    start.constant = 10
    room.layoutIfNeeded()
    #expect(other.frame.minX == 60)
    width.priority = UILayoutPriority(800)
    room.layoutIfNeeded()
    #expect(other.frame.minX == 87)
    width.isActive = false
    room.layoutIfNeeded()
    #expect(other.frame.minX == 60)
    #expect(!width.isActive && room.constraints.count == 4)
    width.isActive = true
    room.layoutIfNeeded()
    #expect(other.frame.minX == 87)
  }

  @Test("AL6: constraints reach over views in between, whichever way those are placed")
  func crossing() {
    let (inner, other) = (Box(20, 20), Box(5, 5))
    let framed = UIView(frame: rect(30, 40, 100, 50))
    let room = room(framed, other)
    framed.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: framed.leadingAnchor, constant: 3),
      inner.topAnchor.constraint(equalTo: framed.topAnchor, constant: 4),
      other.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      other.topAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    room.layoutIfNeeded()
    #expect(inner.frame == rect(3, 4, 20, 20))
    #expect(other.frame == rect(53, 64, 5, 5))
    framed.frame.origin = CGPoint(x: 10, y: 0)
    room.layoutIfNeeded()
    #expect(other.frame == rect(33, 24, 5, 5))
    #expect(framed.frame == rect(10, 0, 100, 50))
  }

  @Test("AL7: reading from the right turns leading and trailing round")
  func rightToLeft() {
    let box = Box(30, 20)
    let room = room(box)
    room.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: room.leadingAnchor), box.topAnchor.constraint(equalTo: room.topAnchor),
    ])
    room.layoutIfNeeded()
    #expect(box.frame == rect(170, 0, 30, 20))
  }

  @Test("AL8: the margins, the safe area, what can be read well, and guides of one's own")
  func guides() {
    let (margins, safe, readable, own) = (Box(), Box(), Box(), Box())
    let room = room(margins, safe, readable, own, width: 1_000)
    let guide = UILayoutGuide()
    room.addLayoutGuide(guide)
    room.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    func fill(_ box: Box, _ guide: UILayoutGuide) -> [NSLayoutConstraint] {
      [
        box.leftAnchor.constraint(equalTo: guide.leftAnchor), box.rightAnchor.constraint(equalTo: guide.rightAnchor),
        box.topAnchor.constraint(equalTo: guide.topAnchor), box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
    }
    NSLayoutConstraint.activate(fill(margins, room.layoutMarginsGuide) + fill(safe, room.safeAreaLayoutGuide))
    NSLayoutConstraint.activate(fill(readable, room.readableContentGuide) + fill(own, guide))
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalToConstant: 50), guide.heightAnchor.constraint(equalToConstant: 10),
      guide.centerXAnchor.constraint(equalTo: room.centerXAnchor), guide.topAnchor.constraint(equalTo: room.topAnchor),
    ])
    room.layoutIfNeeded()
    #expect(margins.frame == rect(20, 1, 940, 96))
    #expect(safe.frame == rect(0, 0, 1_000, 100))
    #expect(readable.frame == rect(154, 1, 672, 96))
    #expect(own.frame == rect(475, 0, 50, 10))
    #expect(guide.layoutFrame == rect(475, 0, 50, 10))
    room.layoutMargins.left = 30
    room.layoutIfNeeded()
    #expect(margins.frame == rect(30, 1, 930, 96))
  }

  @Test("AL9: baselines line up, and views without text have theirs at the bottom")
  func baselines() {
    let (letters, box) = (Letters(8), Box(10, 30))
    let room = room(letters, box)
    NSLayoutConstraint.activate([
      letters.leftAnchor.constraint(equalTo: room.leftAnchor), letters.widthAnchor.constraint(equalToConstant: 40),
      letters.topAnchor.constraint(equalTo: room.topAnchor, constant: 20),
      box.leftAnchor.constraint(equalTo: letters.rightAnchor),
      box.lastBaselineAnchor.constraint(equalTo: letters.firstBaselineAnchor),
    ])
    room.layoutIfNeeded()
    #expect(letters.frame == rect(0, 20, 40, 40))
    #expect(box.frame == rect(40, 5, 10, 30))
  }

  @Test("AL10: text breaks at the width that it is given, and pushes down what is below")
  func wrapping() {
    let (letters, below) = (Letters(45), Box(10, 10))
    let room = room(letters, below)
    NSLayoutConstraint.activate([
      letters.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      letters.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      letters.topAnchor.constraint(equalTo: room.topAnchor), below.topAnchor.constraint(equalTo: letters.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: room.leadingAnchor),
    ])
    room.layoutIfNeeded()
    #expect(letters.frame == rect(0, 0, 200, 60))
    #expect(below.frame.minY == 60)
    letters.count = 20
    room.layoutIfNeeded()
    #expect(below.frame.minY == 20)
    room.frame.size.width = 50
    room.layoutIfNeeded()
    #expect(letters.frame == rect(0, 0, 50, 80))
  }

  @Test("AL11: a rectangle of alignment is what constraints place, to the pixel")
  func alignment() {
    final class Framed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let (framed, third) = (Framed(frame: .zero), Box(10, 10))
    framed.translatesAutoresizingMaskIntoConstraints = false
    let room = room(framed, third)
    room.traitOverrides.displayScale = 2
    NSLayoutConstraint.activate([
      framed.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 10),
      framed.topAnchor.constraint(equalTo: room.topAnchor, constant: 10),
      framed.widthAnchor.constraint(equalToConstant: 20), framed.heightAnchor.constraint(equalToConstant: 20),
      third.leftAnchor.constraint(equalTo: framed.rightAnchor, constant: 1.0 / 3),
      third.topAnchor.constraint(equalTo: room.topAnchor, constant: 0.2),
    ])
    room.layoutIfNeeded()
    #expect(framed.frame == rect(8, 9, 26, 24))
    #expect(third.frame == rect(30.5, 0, 10, 10))
  }
}
