/// The manual page, in the language of `man`, made from the same declarations as the help.
enum ManPage {
  /// The page of the tool: every command with its options and examples, the environment and the exit codes.
  static func render(commands: [CommandSpec]) -> String {
    var lines = [
      ".TH SCROLLMARK 1 \"\" \"scrollmark \(escaped(Version.text))\" \"User Commands\"",
      ".SH NAME", "scrollmark \\- measure what a frame of a collection view costs",
      ".SH SYNOPSIS", ".B scrollmark", ".I COMMAND", "[arguments]",
      ".SH DESCRIPTION", escaped(HelpText.introduction),
      ".SH COMMANDS",
    ]
    for command in commands { lines += section(of: command) }
    lines += [".SH ENVIRONMENT"] + definitions(HelpText.variables)
    lines += [".SH EXIT STATUS"] + definitions(HelpText.exitCodes.map { ("\($0.code)", $0.meaning) })
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of command: CommandSpec) -> [String] {
    var lines = [".SS \(escaped(command.usage))", escaped(command.summaryAsSentence)]
    lines += command.discussion.flatMap { [".PP", escaped($0)] }
    lines += definitions(command.options.map { ($0.usage, $0.help) })
    if !command.examples.isEmpty { lines += [".PP", "Examples:"] }
    return lines + definitions(command.examples.map { ($0.line, $0.effect) })
  }

  private static func definitions(_ rows: [(term: String, text: String)]) -> [String] {
    rows.flatMap { [".TP", ".B \(escaped($0.term))", escaped($0.text)] }
  }

  /// `text` with what the language would take as its own made plain.
  static func escaped(_ text: String) -> String {
    let plain = text.map { letter in
      switch letter {
      case "\\": "\\e"
      case "-": "\\-"
      default: String(letter)
      }
    }.joined()
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
