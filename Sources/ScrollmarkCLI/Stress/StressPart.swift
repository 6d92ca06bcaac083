import Foundation
import Glibc
import Scrollmark

/// A process that runs some of the seeds.
@MainActor final class StressPart {
  let slice: StressSlice
  let process: SharingProcess
  /// Where it is.
  let mark: StressMark?
  /// Whether it was ended because it hung.
  private(set) var didHang = false
  private let path: String
  private var lastPlace: (seed: UInt64, operation: Int) = (0, -2)
  private var lastMove: Double

  /// Starts a process for `slice` that leaves its files at `path`.
  init(
    _ slice: StressSlice, _ words: [String], _ variables: [String: String], _ path: String, now: Double
  ) throws(CommandFailure) {
    self.slice = slice
    self.path = path
    lastMove = now
    mark = StressMark(at: path)
    mark?.seed = slice.first
    mark?.operation = -1
    process = try SharingProcess(words, variables: variables, output: path + ".out", errors: path + ".err")
  }

  /// What it did, once it has ended; nil if it did not get to say so.
  var tally: StressTally? {
    guard let bytes = try? InputFile.bytes(at: path + ".json") else { return nil }
    return try? JSONDecoder().decode(StressTally.self, from: Data(bytes))
  }

  /// Whether it has been at the same operation for longer than `patience` seconds; it is then taken for hung.
  func hangs(now: Double, patience: Double) -> Bool {
    let place = (seed: mark?.seed ?? 0, operation: mark?.operation ?? 0)
    if place != lastPlace {
      lastPlace = place
      lastMove = now
    } else if now - lastMove > patience {
      didHang = true
    }
    return didHang
  }

  /// The line that says the most of why it ended.
  var lastWords: String { SharingProcess.lastWords(in: path + ".err") ?? "without a word" }

  func removeFiles() {
    for ending in ["", ".out", ".err", ".json"] { unlink(path + ending) }
  }
}
