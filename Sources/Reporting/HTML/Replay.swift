import Measurement

/// The command lines that play a workload again as it was played.
struct Replay {
  /// What finds the workload: its name, or the path of its file.
  private let name: String
  private let options: String

  init(_ workload: WorkloadResult) {
    name = ShellWord.quoted(workload.file ?? workload.name)
    let size =
      switch workload.size {
      case "smoke": " --smoke"
      case "full": ""
      default: Int(workload.size).map { " --count \($0)" } ?? ""
      }
    options = size + " --seed \(workload.seed)"
  }

  /// Profiles all of it.
  var profile: String { "scrollmark profile \(name)\(options)" }

  /// Profiles one frame, counted from 0.
  func profile(frame: Int) -> String { "scrollmark profile \(name) --frames \(frame + 1)\(options)" }

  /// Draws what one frame shows, counted from 0.
  func view(frame: Int) -> String { "scrollmark view \(name) --frame \(frame + 1)\(options) > frame.svg" }
}

extension HTMLWriter {
  /// Writes a command line with a button that copies it.
  mutating func command(_ line: String) {
    element("span", ["class": "command"]) { html in
      html.element("code", text: line)
      html.element(
        "button", ["type": "button", "data-copy": line, "hidden": "", "aria-label": "Copy \(line)"], text: "Copy")
    }
  }
}
