import Testing

@testable import HeadlessUIKit

/// The geometry that Foundation lacks on Linux, by numbers worked out by hand.
@Suite struct GeometryTests {
  private static let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("A stretch and a move, in the order in which they are written")
  func composition() {
    let stretch = CGAffineTransform(scaleX: 2, y: 3)
    let move = CGAffineTransform(translationX: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(stretch.concatenating(move)) == CGPoint(x: 12, y: 23))
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(stretch)) == CGPoint(x: 22, y: 63))
    #expect(CGPoint(x: 1, y: 1).applying(stretch.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
    #expect(Self.rect.applying(stretch) == CGRect(x: 2, y: 6, width: 6, height: 12))
  }

  @Test("A quarter turn takes the x axis to the y axis")
  func turning() {
    let turned = CGPoint(x: 2, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15 && abs(turned.y - 2) < 1e-15)
    let around = Self.rect.applying(CGAffineTransform(0, 1, -1, 0, 0, 0))
    #expect(around == CGRect(x: -6, y: 1, width: 4, height: 3))
  }

  @Test("An inverse undoes; what cannot be undone stays as it is")
  func inverting() {
    let map = CGAffineTransform(a: 2, b: 0, c: 1, d: 4, tx: 6, ty: 8)
    #expect(map.inverted() == CGAffineTransform(a: 0.5, b: 0, c: -0.125, d: 0.25, tx: -2, ty: -2))
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
    #expect(CGAffineTransformIdentity.isIdentity && !map.isIdentity)
  }

  @Test("Insets move the edges inwards")
  func insets() {
    let inset = Self.rect.inset(by: UIEdgeInsets(top: 0.5, left: 1, bottom: 1.5, right: 1))
    #expect(inset == CGRect(x: 2, y: 2.5, width: 1, height: 2))
  }

  @Test("Geometry is written the way Apple's systems write it")
  func descriptions() {
    #expect("\(Self.rect)" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(Self.rect.origin)" == "(1.0, 2.0)")
    #expect("\(Self.rect.size)" == "(3.0, 4.0)")
  }

  @Test("P1: overlap is area in common")
  func overlap() {
    #expect(!Self.rect.overlaps(CGRect(x: 4, y: 2, width: 3, height: 4)))
    #expect(!Self.rect.overlaps(CGRect(x: 1, y: 6, width: 3, height: 4)))
    #expect(Self.rect.overlaps(CGRect(x: 3.5, y: 5.5, width: 3, height: 4)))
  }

  @Test("An index path names a section and an item")
  func indexPaths() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]))
    #expect(path.section == 1 && path.item == 3 && path.row == 3)
    path.item = 9
    path.section = 4
    #expect(path == IndexPath(row: 9, section: 4))
  }
}
