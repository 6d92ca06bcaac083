import Testing

@testable import ScrollmarkCLI

@Suite("Progress")
struct TimeLeftTests {
  @Test("The time left is in proportion to the work left")
  func proportion() {
    #expect(TimeLeft.seconds(done: 25, total: 100, elapsed: 10) == 30)
    #expect(TimeLeft.seconds(done: 100, total: 100, elapsed: 10) == 0)
  }

  @Test("There is no estimate before there is something to go by")
  func nothingYet() {
    #expect(TimeLeft.seconds(done: 0, total: 100, elapsed: 10) == nil)
    #expect(TimeLeft.seconds(done: 50, total: 100, elapsed: 0.5) == nil)
    #expect(TimeLeft.seconds(done: 1, total: 0, elapsed: 2) == nil)
  }

  @Test(
    "Seconds are said as a person says them",
    arguments: [
      (0, "0 s"), (7.2, "8 s"), (60, "1 min"), (80, "1 min 20 s"), (3_600, "1 h 0 min"), (7_500, "2 h 5 min"),
      (.infinity, "99 h 59 min"),
    ])
  func text(seconds: Double, expected: String) {
    #expect(TimeLeft.text(seconds: seconds) == expected)
  }

  @Test("The line fits the terminal")
  func line() {
    #expect(
      ProgressLine.text("photos (2 of 8)", done: 1, total: 4, elapsed: 10, width: 80)
        == "25 %  photos (2 of 8)  about 30 s left")
    #expect(ProgressLine.text("photos", done: 1, total: 4, elapsed: 0, width: 9) == "25 %  pho")
    #expect(
      ProgressLine.text("photos (2 of 8)", done: 1, total: 4, elapsed: 10, width: 28) == "25 %  photo  about 30 s left")
    #expect(ProgressLine.text("photos", done: 1, total: 4, elapsed: 0, width: -1) == "")
  }
}
