/// The work of one frame in a function of its own, so that a tool that watches from outside can tell it by name from what lies between frames.
public enum MeasuredFrame {
  /// What the name of the function contains in the binary, after its length. It repeats no word of the module or the type, which would be
  /// abbreviated there.
  public static let symbol = "callgrindRegion"

  /// Does the work of a frame.
  @inline(never) @MainActor static func callgrindRegion(_ work: () -> Void) { work() }
}
