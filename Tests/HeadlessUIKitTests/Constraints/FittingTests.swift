import Testing
import UIKit

@testable import HeadlessUIKit

/// What size constraints would like a view to have.
@MainActor @Suite struct FittingTests {
  private func card(_ letters: Letters) -> UIView {
    let picture = Box()
    let card = room(picture, letters)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      letters.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      letters.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      letters.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      letters.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -8),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -8),
    ])
    return card
  }

  @Test("AL22: as small as can be: text on one line, and the higher of two sides decides")
  func compressed() {
    #expect(
      card(Letters(12)).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 184, height: 56))
  }

  @Test("AL23: a required width is kept, and the height follows from how text breaks in it")
  func requiredWidth() {
    let letters = Letters(12)
    let card = card(letters)
    func height(_ width: CGFloat) -> CGFloat {
      let size = card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == width)
      return size.height
    }
    #expect(height(200) == 56)
    #expect(height(104) == 76)
    #expect(height(200) == 56)
    letters.count = 40
    #expect(height(104) == 216)
    card.frame.size = CGSize(width: 104, height: 216)
    card.layoutIfNeeded()
    #expect(letters.frame == rect(56, 8, 40, 200))
  }

  @Test("AL24: a view without constraints says what it says without them")
  func none() {
    let image = UIImageView(frame: rect(0, 0, 10, 10))
    #expect(image.systemLayoutSizeFitting(CGSize(width: 50, height: 60)) == CGSize(width: 10, height: 10))
  }

  @Test("AL25: the fitting size of a random stack of rows is the sum of its parts", arguments: 0..<20)
  func stacks(seed: Int) {
    var seed = UInt64(seed) &* 7_919 &+ 13
    func number(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    let card = room()
    var (height, last): (CGFloat, UIView?) = (0, nil)
    var rows: [Letters] = []
    for _ in 0..<(1 + number(8)) {
      let letters = Letters(1 + number(90))
      let gap = CGFloat(number(20))
      card.addSubview(letters)
      letters.topAnchor.constraint(equalTo: last?.bottomAnchor ?? card.topAnchor, constant: gap).isActive = true
      letters.leftAnchor.constraint(equalTo: card.leftAnchor).isActive = true
      letters.rightAnchor.constraint(equalTo: card.rightAnchor).isActive = true
      (height, last) = (height + gap, letters)
      rows.append(letters)
    }
    last.map { $0.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true }
    for width in [200, 95, 330] as [CGFloat] {
      for row in rows { row.count = 1 + number(90) }
      let texts = rows.reduce(0) { $0 + $1.intrinsicContentSize(forWidth: width).height }
      let size = card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(abs(size.height - height - texts) < 1e-6)
    }
  }
}
