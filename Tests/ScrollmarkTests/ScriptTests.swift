import Testing

@testable import Scrollmark

@Suite struct ScriptTests {
  private func step(_ text: String, rate: Int = 60) throws -> Step {
    try #require(
      WorkloadText("script", "[\(text)]").decodeWithRate(rate).script.first)
  }

  @Test("Steps have the frames that they say, flings as many as they need to come to rest")
  func frames() throws {
    #expect(try step(#"{"rest": {"frames": 7}}"#).frames == 7)
    #expect(
      try step(#"{"sweep": {"frames": 5, "to": 0.5}}"#) == Step(action: .none, motion: .sweep(to: 0.5), frames: 5))
    // I10: ln(10/1000) / (1000 ln 0.998) = 2.3003 s, which is 138.02 frames at 60 a second and 276.03 at 120.
    #expect(try step(#"{"fling": {"velocity": 1000}}"#).frames == 139)
    #expect(try step(#"{"fling": {"velocity": -1000}}"#, rate: 120).frames == 277)
    #expect(try step(#"{"fling": {"velocity": 0}}"#).frames == 1)
  }

  @Test("A swipe has the frames of the finger and those of the content that slows down")
  func swipe() throws {
    let step = try step(#"{"swipe": {"points": 600, "frames": 12, "rest": 120}}"#)
    #expect(step == Step(action: .none, motion: .swipe(points: 600, frames: 12), frames: 132))
    #expect(step.description == "swipe by 600 points in 12 frames: 132 frames")
    let across = try self.step(#"{"swipe": {"points": -90, "frames": 1, "across": true}}"#)
    #expect(across == Step(action: .none, motion: .swipe(points: -90, frames: 1, across: true), frames: 1))
    #expect(across.description == "swipe across by -90 points in 1 frame: 1 frame")
  }

  @Test("A batch has what it names and may move meanwhile")
  func batch() throws {
    let step = try step(#"{"batch": {"frames": 9, "every": 3, "inserts": 2, "at": "start", "pointsPerFrame": -4}}"#)
    #expect(step.action == .batch(BatchRecipe(every: 3, inserts: 2, place: .start)))
    #expect(step.motion == .steady(pointsPerFrame: -4))
    #expect(step.description == "insert 2 at the start every 3 frames, scroll -4 points a frame: 9 frames")
  }

  @Test("A reorder carries an item while the viewport sweeps")
  func reorder() throws {
    let step = try step(#"{"reorder": {"frames": 60, "from": 0.25}}"#)
    #expect(step == Step(action: .reorder(fraction: 0.25), motion: .sweep(to: 1), frames: 60))
    #expect(
      step.description
        == "carry the item at 25 % of the items along, sweep to 100 % of the content: 60 frames")
  }

  @Test("A transition leads to any layout that a workload may have, and is as strict about it")
  func transition() throws {
    let step = try step(#"{"transition": {"frames": 30, "layout": {"kind": "list", "rowHeight": 60}}}"#)
    #expect(step.frames == 30)
    #expect(step.description == "change to list: a list, vertical, items of one size: 30 frames")
    let error = #expect(throws: WorkloadError.self) {
      try self.step(#"{"transition": {"frames": 30, "layout": {"kind": "list", "rows": 60}}}"#)
    }
    #expect(error?.description.contains("script[0].transition.layout.rows") == true)
  }
}

extension WorkloadText {
  fileprivate func decodeWithRate(_ rate: Int) throws -> Workload {
    var text = self
    text.fields.append(("framesPerSecond", String(rate)))
    return try text.decode()
  }
}
