/// The help, written from the declarations. Lines are at most 80 letters wide.
enum HelpText {
  private static let width = 80

  /// What the tool is for.
  static let introduction =
    "scrollmark measures what a frame of a collection view costs: time, allocations and work, at 100,000 to "
    + "1,000,000 items, without a simulator."

  /// The variables of the environment that it reads.
  static let variables: [(String, String)] = [
    ("SCROLLMARK_HOME", "the folder with Workloads/ and Reports/; the current folder if it is not set"),
    ("NO_COLOR", "if set, nothing is coloured"),
  ]

  /// The help of the tool.
  static func overview(of commands: [CommandSpec]) -> String {
    let sections = [
      paragraph(introduction),
      "usage: scrollmark COMMAND [arguments]",
      "commands:\n" + table(commands.map { ($0.name, $0.summary) }),
      "options:\n"
        + table([
          ("--help", "this text; after a command, the help of that command"),
          ("--version", "the version"),
        ]),
      "environment:\n" + table(variables),
      "exit codes:\n" + table(exitCodes.map { ("\($0.code)", $0.meaning) }),
      "examples:\n"
        + table([
          ("scrollmark run --smoke", "every workload, small, in seconds"),
          ("scrollmark run photos", "one workload at its full size"),
          ("scrollmark help run", "all about a command"),
        ]),
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The help of one command.
  static func help(for command: CommandSpec) -> String {
    var sections = [
      command.summaryAsSentence, "usage: \(command.usage)",
    ]
    sections += command.discussion.map(paragraph)
    if !command.options.isEmpty {
      sections.append("options:\n" + table(command.options.map { ($0.usage, $0.help) }))
    }
    if !command.examples.isEmpty {
      sections.append("examples:\n" + table(command.examples.map { ($0.line, $0.effect) }))
    }
    sections.append("`scrollmark help` lists the exit codes.")
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// All codes that the tool and its scripts end with, in order.
  static var exitCodes: [(code: Int32, meaning: String)] {
    let scripts: [(code: Int32, meaning: String)] = [
      (90, "ci/ scripts: packages are missing and cannot be installed"),
      (91, "ci/ scripts: the build failed"),
      (92, "ci/ scripts: there is no Swift"),
      (93, "ci/ scripts: counts differ between runs of the same build"),
    ]
    let codes = ExitCode.allCases.map { (code: $0.rawValue, meaning: $0.meaning) } + scripts
    return codes.sorted { $0.code < $1.code }
  }

  /// Two columns; the right one is wrapped and stays right.
  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let left = rows.map(\.left.count).max() ?? 0
    let indent = String(repeating: " ", count: left + 4)
    return rows.map { row in
      let lines = wrapped(row.right, width: width - indent.count)
      let first = "  " + row.left + String(repeating: " ", count: left - row.left.count + 2)
      return first + lines.joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }

  private static func paragraph(_ text: String) -> String {
    wrapped(text, width: width).joined(separator: "\n")
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
