import Scrollmark

/// A replay is refused in one line, or reads back as it is written, and can be shown on a terminal.
enum ReplayCheck {
  static func finding(in bytes: [UInt8]) -> String? {
    do {
      let replay = try Replay(json: bytes)
      guard try Replay(json: replay.json()) == replay else { return "it reads back as another replay" }
      return TerminalText.finding(in: replay.description, allowsLines: true)
    } catch {
      return TerminalText.finding(in: error.message)
    }
  }
}
