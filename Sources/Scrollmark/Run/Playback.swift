import FrameClock
import UIKit

/// Who is told of the frames of a playback. What happens between `beginFrame` and `endFrame` is the frame.
@MainActor protocol FrameRecorder {
  /// A frame begins; the opening is the first.
  func beginFrame()
  /// The frame ends.
  func endFrame()
  /// What the frame that ended last left on `stage`, and which step of the script it belongs to.
  func describeFrame(_ stage: Stage, step: Int)
  /// Who is told of each call to the data source and the delegate; nil where nobody wants to know, and the calls go straight there.
  var calls: (any CallListener)? { get }
}

extension FrameRecorder {
  var calls: (any CallListener)? { nil }
}

/// One way through a workload: the opening, then the frames of its script. The same workload and items play the same each time.
@MainActor struct Playback {
  /// What is played.
  let workload: Workload
  /// Its items.
  let items: ItemTable
  /// How many frames of the script are played; nil for all.
  var frames: Int?

  /// Plays to `recorder`. `progress` is told the count of frames after each, outside the frame. Where `isCancelled` answers true, the
  /// playback ends with `CancellationError`.
  func play(
    _ recorder: some FrameRecorder, isCancelled: () -> Bool = { false }, progress: (Int) -> Void = { _ in }
  ) throws {
    let clock = VirtualClock(framesPerSecond: Double(workload.framesPerSecond))
    let frames = min(self.frames ?? workload.frameCount, workload.frameCount)
    try FrameClocks.with(clock) {
      let model = StageModel(items, defaultSize: workload.layout.defaultItemSize(in: workload.width))
      recorder.beginFrame()
      let stage = Stage(workload, model: model)
      if let calls = recorder.calls { stage.report(to: calls) }
      stage.view.layoutIfNeeded()
      recorder.endFrame()
      recorder.describeFrame(stage, step: 0)
      let driver = ScriptDriver(workload, stage: stage)
      for frame in 0..<frames {
        if isCancelled() { throw CancellationError() }
        driver.prepareFrame()
        recorder.beginFrame()
        MeasuredFrame.callgrindRegion {
          clock.advanceFrame()
          driver.runFrame()
          stage.view.layoutIfNeeded()
        }
        recorder.endFrame()
        recorder.describeFrame(stage, step: driver.step)
        driver.finishFrame()
        progress(frame + 1)
      }
    }
  }
}
