import Testing
import UIKit

@testable import HeadlessUIKit

/// Constraints on arranged views, and between them, hold together with the arrangement. All places are calculated by hand.
@MainActor @Suite struct StackConstraintsTests {
  private func row(_ views: UIView..., width: CGFloat = 100, height: CGFloat = 40, spacing: CGFloat = 0) -> UIStackView
  {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = spacing
    row.frame = rect(0, 0, width, height)
    return row
  }

  /// A column that fills the upper part of a card of this width, and the card.
  private func card(_ column: UIStackView, width: CGFloat = 200) -> UIView {
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    let card = room(column, width: width)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      column.topAnchor.constraint(equalTo: card.topAnchor),
      column.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    return card
  }

  private func height(of card: UIView, width: CGFloat = 200) -> CGFloat {
    let size = card.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    card.frame.size = size
    card.layoutIfNeeded()
    return size.height
  }

  @Test("AL35: arranged views are placed by constraints, which the stack holds")
  func membership() {
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    let row = row(view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    row.layoutIfNeeded()
    #expect(row.constraints.contains { $0.identifier == "UISV-canvas-connection" && $0.firstItem === view })
    #expect(view.frame == rect(0, 0, 100, 40))
  }

  @Test("AL36: two arranged views that are to be equally wide are, and a third takes the rest")
  func equalWidths() {
    let (a, b, c) = (Box(10, 5), Box(20, 5), Box(30, 5))
    let row = row(a, b, c, spacing: 5)
    a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
    row.layoutIfNeeded()
    #expect([a, b, c].map(\.frame) == [rect(0, 0, 20, 40), rect(25, 0, 20, 40), rect(50, 0, 50, 40)])
  }

  @Test("AL37: an arranged view of a given height, and one as high as half its width, make a column longer")
  func lengths() {
    let (picture, wide, text) = (Box(), Box(), Letters(30))
    let column = UIStackView(arrangedSubviews: [picture, wide, text])
    column.spacing = 8
    let card = card(column)
    let fixed = picture.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      fixed, wide.heightAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 0.5),
    ])
    // 60, 8, 100, 8, and two lines of 20 letters
    #expect(height(of: card) == 216)
    #expect([picture, wide].map(\.frame) == [rect(0, 0, 200, 60), rect(0, 68, 200, 100)])
    #expect(text.frame == rect(0, 176, 200, 40))
    fixed.constant = 20
    #expect(height(of: card) == 176)
  }

  @Test("AL38: a bound on an arranged view holds where the stack would stretch or squeeze it")
  func bounds() {
    let (a, b) = (Box(10, 5), Box(20, 5))
    let row = row(a, b)
    b.widthAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true
    row.layoutIfNeeded()
    #expect([a, b].map(\.frame.width) == [60, 40])
    let floor = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 65)
    floor.isActive = true
    row.layoutIfNeeded()
    #expect([a, b].map(\.frame.width) == [65, 35])
  }

  @Test("AL39: an arranged view is aligned with one outside the stack, and is a part of the stack's width")
  func outside() {
    let (a, b, outside) = (Box(10, 5), Box(20, 5), Box(30, 5))
    let row = row(a, b)
    row.spacing = 5
    row.translatesAutoresizingMaskIntoConstraints = false
    let room = room(row, outside)
    let aligned = b.leftAnchor.constraint(equalTo: outside.leftAnchor)
    NSLayoutConstraint.activate([
      row.leftAnchor.constraint(equalTo: room.leftAnchor), row.rightAnchor.constraint(equalTo: room.rightAnchor),
      row.topAnchor.constraint(equalTo: room.topAnchor),
      outside.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 80),
      outside.topAnchor.constraint(equalTo: row.bottomAnchor), aligned,
    ])
    room.layoutIfNeeded()
    #expect([a, b].map(\.frame) == [rect(0, 0, 75, 5), rect(80, 0, 120, 5)])
    aligned.isActive = false
    a.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.25).isActive = true
    room.layoutIfNeeded()
    #expect([a, b].map(\.frame.width) == [50, 145])
  }

  @Test("AL40: where all are equally long, one of a given length says how long")
  func fillEqually() {
    let (a, b, c) = (Box(10, 5), Box(20, 8), Box())
    let row = row(a, b, c, spacing: 5)
    row.distribution = .fillEqually
    a.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 8))
    row.layoutIfNeeded()
    #expect([a, b, c].map(\.frame.minX) == [0, 35, 70])
  }

  @Test("AL41: equal space, and equal steps, go round views whose lengths constraints say")
  func equalSpacing() {
    let (a, b, c) = (Box(), Box(30, 5), Box())
    let row = row(a, b, c, width: 200)
    row.distribution = .equalSpacing
    a.widthAnchor.constraint(equalToConstant: 10).isActive = true
    c.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 4).isActive = true
    row.layoutIfNeeded()
    // 200 - 80 in two parts
    #expect([a, b, c].map(\.frame.minX) == [0, 70, 160])
    row.distribution = .equalCentering
    row.layoutIfNeeded()
    // from 5 to 180 in two steps of 87.5
    #expect([a, b, c].map(\.frame.minX) == [0, 77.5, 160])
  }

  @Test("AL42: proportions are those of the views' own lengths, where no constraint says otherwise")
  func fillProportionally() {
    let (a, b, c) = (Box(10, 5), Box(30, 5), Box(20, 5))
    let row = row(a, b, c, width: 120)
    row.distribution = .fillProportionally
    row.layoutIfNeeded()
    #expect([a, b, c].map(\.frame.width) == [20, 60, 40])
    b.content.width = 10
    row.layoutIfNeeded()
    #expect([a, b, c].map(\.frame.width) == [30, 30, 60])
  }

  @Test("AL43: a hidden view leaves the arrangement and keeps its constraints; it comes back")
  func hidden() {
    let (a, b, c) = (Box(10, 5), Box(20, 5), Box(30, 5))
    let row = row(a, b, c, spacing: 5)
    a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
    row.layoutIfNeeded()
    #expect([a, b, c].map(\.frame.width) == [20, 20, 50])
    c.isHidden = true
    row.layoutIfNeeded()
    #expect([a, b].map(\.frame) == [rect(0, 0, 47.5, 40), rect(52.5, 0, 47.5, 40)])
    c.isHidden = false
    row.layoutIfNeeded()
    #expect([a, b, c].map(\.frame.minX) == [0, 25, 50])
  }

  @Test("AL44: hiding and showing again before the next layout costs nothing")
  func hiddenForAMoment() {
    let (a, b) = (Box(10, 5), Box(20, 5))
    let row = row(a, b)
    row.layoutIfNeeded()
    let former = row.arrangement
    b.isHidden = true
    b.isHidden = false
    row.layoutIfNeeded()
    #expect(row.arrangement == former)
  }

  @Test("AL45: constraints that the room contradicts are told by their names, and survived")
  func contradiction() {
    let (a, b) = (Box(), Box())
    let row = row(a, b)
    for view in [a, b] { view.widthAnchor.constraint(equalToConstant: 80).isActive = true }
    let warnings = UIKitWarnings.recording { row.layoutIfNeeded() }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("'UISV-canvas-connection'") == true)
    #expect(warnings.first?.contains("'UIView-Encapsulated-Layout-Width'") == true)
    #expect([a, b].map(\.frame.width) == [80, 80])
  }

  @Test("AL46: a stack that has not been given a size yet is no contradiction")
  func noSize() {
    let (a, b) = (Box(), Box())
    let row = row(a, b, width: 0, height: 0, spacing: 8)
    a.widthAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(UIKitWarnings.recording { row.layoutIfNeeded() }.isEmpty)
    row.frame.size = CGSize(width: 50, height: 10)
    row.layoutIfNeeded()
    #expect([a, b].map(\.frame) == [rect(0, 0, 20, 10), rect(28, 0, 22, 10)])
  }

  @Test("AL47: stacks in stacks are one system: text breaks in what the row leaves it")
  func nested() {
    let (picture, title, text) = (Box(), Box(50, 20), Letters(45))
    let texts = UIStackView(arrangedSubviews: [title, text])
    texts.axis = .vertical
    texts.spacing = 4
    let row = row(picture, texts, spacing: 12)
    row.alignment = .top
    let column = UIStackView(arrangedSubviews: [row])
    let card = card(column, width: 252)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
    ])
    // 252 - 40 - 12 leaves 20 letters a line: 20, 4, and three lines
    #expect(height(of: card, width: 252) == 84)
    #expect(texts.frame == rect(52, 0, 200, 84) && text.frame == rect(0, 24, 200, 60))
    #expect(picture.frame == rect(0, 0, 40, 40))
    let systems = ConstraintSystem.builds
    text.count = 61
    #expect(height(of: card, width: 252) == 104)
    text.count = 1
    #expect(height(of: card, width: 252) == 44)
    text.isHidden = true
    #expect(height(of: card, width: 252) == 40)
    #expect(ConstraintSystem.builds == systems)
  }

  @Test("AL48: a stack has the baseline of the text in it, wherever that stands")
  func baselines() {
    let (label, text, beside) = (Letters(1), Letters(3), Letters(5))
    let column = UIStackView(arrangedSubviews: [label, text])
    column.axis = .vertical
    column.spacing = 3
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    column.translatesAutoresizingMaskIntoConstraints = false
    let room = room(column, beside)
    NSLayoutConstraint.activate([
      column.leftAnchor.constraint(equalTo: room.leftAnchor),
      column.topAnchor.constraint(equalTo: room.topAnchor, constant: 30),
      column.widthAnchor.constraint(equalToConstant: 100),
      beside.leftAnchor.constraint(equalTo: column.rightAnchor),
      beside.firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor),
    ])
    room.layoutIfNeeded()
    // The stack's first baseline is 30 + 10 + 15 down, that of the text beside it 15 below its top.
    #expect(beside.frame.minY == 40)
    label.isHidden = true
    text.isHidden = true
    let picture = Box(10, 25)
    column.addArrangedSubview(picture)
    room.layoutIfNeeded()
    // What has no text stands on its lower side.
    #expect(beside.frame.minY == 50)
  }

  @Test("AL49: margins and the direction of reading change the arrangement")
  func marginsAndDirection() {
    let (a, b) = (Box(10, 5), Box(20, 5))
    let row = row(a, b)
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    row.layoutIfNeeded()
    #expect([a, b].map(\.frame) == [rect(2, 1, 10, 36), rect(12, 1, 84, 36)])
    row.layoutMargins.left = 12
    row.layoutIfNeeded()
    #expect([a, b].map(\.frame) == [rect(12, 1, 10, 36), rect(22, 1, 74, 36)])
    row.isLayoutMarginsRelativeArrangement = false
    row.semanticContentAttribute = .forceRightToLeft
    row.layoutIfNeeded()
    #expect([a, b].map(\.frame) == [rect(90, 0, 10, 40), rect(0, 0, 90, 40)])
  }

  @Test("AL50: a spacer takes the room in a row, and none of a card's height in a column")
  func spacer() {
    let (a, spacer, b) = (Box(10, 5), UIView(), Box(20, 5))
    let row = row(a, spacer, b)
    row.layoutIfNeeded()
    #expect([a, spacer, b].map(\.frame.width) == [10, 70, 20])
    let column = UIStackView(arrangedSubviews: [Box(10, 5), UIView(), Box(20, 6)])
    #expect(height(of: card(column)) == 11)
  }

  @Test("AL51: random columns are as high as their views, spaces and margins together", arguments: 0..<20)
  func random(seed: Int) {
    var state = UInt64(seed) &* 7_919 &+ 5
    func number(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let column = UIStackView()
    column.spacing = CGFloat(number(12))
    let texts = (0..<(2 + number(6))).map { _ in Letters(1 + number(90)) }
    for text in texts { column.addArrangedSubview(text) }
    let card = card(column)
    for width in [200, 90, 310] as [CGFloat] {
      for text in texts {
        text.count = 1 + number(90)
        text.isHidden = number(4) == 0
      }
      let shown = texts.filter { !$0.isHidden }
      let heights = shown.map { $0.intrinsicContentSize(forWidth: width).height }
      let expected = heights.reduce(0, +) + column.spacing * CGFloat(max(0, shown.count - 1))
      #expect(abs(height(of: card, width: width) - expected) < 1e-6)
      var y: CGFloat = 0
      for (text, height) in zip(shown, heights) {
        #expect(text.frame == rect(0, y, width, height))
        y += height + column.spacing
      }
    }
  }
}
