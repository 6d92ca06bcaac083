/// One line on the terminal that says how far the run is. Where there is no terminal it says nothing.
struct ProgressLine {
  /// Says if there is a terminal to draw on.
  let isShown: Bool
  private let width: Int
  private let start: Double
  private var lastDrawn = -Double.infinity
  private var isDirty = false

  /// Starts at `now` seconds.
  init(isShown: Bool, width: Int, now: Double) {
    self.isShown = isShown
    self.width = width
    self.start = now
  }

  /// Shows `label` and the part of the work that is done, at most ten times a second.
  mutating func show(_ label: String, done: Double, total: Double, now: Double) {
    guard isShown, now - lastDrawn >= 0.1 else { return }
    draw(Self.text(label, done: done, total: total, elapsed: now - start, width: width - 1), now: now)
  }

  /// Shows `label` at once, where nobody knows how much work there is.
  mutating func show(_ label: String, now: Double) {
    guard isShown else { return }
    draw(String(label.prefix(max(0, width - 1))), now: now)
  }

  private mutating func draw(_ text: String, now: Double) {
    lastDrawn = now
    isDirty = true
    Terminal.complain("\r" + text + "\u{1B}[K")
  }

  /// Takes the line away.
  mutating func clear() {
    guard isDirty else { return }
    isDirty = false
    Terminal.complain("\r\u{1B}[K")
  }

  /// The line in at most `width` letters; where it is too long, the label gives way to the estimate.
  static func text(_ label: String, done: Double, total: Double, elapsed: Double, width: Int) -> String {
    let percent = total > 0 ? Int((done / total * 100).rounded(.down)) : 0
    let start = "\(percent) %  "
    let end =
      TimeLeft.seconds(done: done, total: total, elapsed: elapsed)
      .map { "  about \(TimeLeft.text(seconds: $0)) left" } ?? ""
    let room = max(0, width - start.count - end.count)
    return String((start + label.prefix(room) + end).prefix(max(0, width)))
  }
}
