import Testing
import UIKit

@testable import HeadlessUIKit

/// Constraints written as pictures.
@MainActor @Suite struct VisualFormatTests {
  private func layOut(_ formats: [String], options: NSLayoutConstraint.FormatOptions = []) -> (CGRect, CGRect) {
    let (one, other) = (Box(30, 20), Box(40, 10))
    let room = room(one, other)
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["gap": 12, "wide": 70.5],
          views: ["one": one, "other": other]))
    }
    room.layoutIfNeeded()
    return (one.frame, other.frame)
  }

  @Test("AL35: spaces, standard and written, from side to side")
  func spaces() {
    let (one, other) = layOut(["H:|-[one(50)]-gap-[other]-(20)-|", "V:|[one]", "V:|-5-[other]"])
    #expect(one == rect(8, 0, 50, 20))
    #expect(other == rect(70, 5, 110, 10))
  }

  @Test("AL36: lengths by number, by name, by another view, and with a priority")
  func lengths() {
    let (one, other) = layOut(["H:|[one(==wide@900,<=60)][other(one)]", "V:|[one(>=25)]", "V:[other(one)]|"])
    #expect(one == rect(0, 0, 60, 25))
    #expect(other == rect(60, 75, 60, 25))
  }

  @Test("AL37: views line up, and may be counted from the right")
  func options() {
    let (one, other) = layOut(
      ["H:|-10-[one]-(>=5@1000,==7@200)-[other]"], options: [.alignAllBottom, .directionRightToLeft])
    #expect(one.minX == 160 && one.width == 30)
    #expect(other.maxX == 153)
    #expect(one.maxY == other.maxY)
  }

  @Test("AL38: a format that cannot be read is refused with the place where it ends to make sense")
  func problems() {
    let box = Box()
    let room = room(box)
    func reason(_ format: String) -> String? {
      UIKitExceptions.recording {
        #expect(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["box": box]).isEmpty)
      }.first?.reason
    }
    #expect(
      reason("H:|-[box")
        == "Unable to parse constraint format: \nExpected ']' after the name of a view \nH:|-[box \n        ^")
    #expect(reason("X:[box]")?.contains("Expected 'H' or 'V'") == true)
    #expect(reason("[box]-(5-|")?.contains("Expected ')'") == true)
    #expect(reason("[nobody]")?.contains("nobody is not a key in the views dictionary") == true)
    #expect(reason("[box(much)]")?.contains("much is not a key in the metrics dictionary") == true)
    #expect(reason("") != nil && reason("|") != nil && reason("[box]|[box]") != nil)
    #expect(room.constraints.isEmpty)
  }
}
