// This file imports UIKit alone, as client code that is to get Apple's answers must.
import Testing
import UIKit

/// What a client of UIKit hears about rectangles that touch.
@Suite struct GeometryIntersectionTests {
  private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("P1: rectangles that share an edge do not intersect")
  func touching() {
    let beside = CGRect(x: 10, y: 0, width: 10, height: 10)
    #expect(!Self.square.intersects(beside))
    #expect(!beside.intersects(Self.square))
    #expect(Self.square.intersection(beside).isNull)
  }

  @Test("P1: rectangles that overlap intersect")
  func overlapping() {
    let other = CGRect(x: 9, y: 8, width: 10, height: 10)
    #expect(Self.square.intersects(other))
    #expect(Self.square.intersection(other) == CGRect(x: 9, y: 8, width: 1, height: 2))
  }

  @Test("A rectangle without area intersects what it lies in")
  func empty() {
    #expect(Self.square.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
    #expect(!Self.square.intersects(CGRect(x: 10, y: 5, width: 0, height: 0)))
    #expect(!Self.square.intersects(.null))
  }
}
