/// `scrollmark completion`: the script that completes commands in a shell.
struct CompletionCommand {
  /// What the user typed.
  let arguments: ParsedArguments

  /// Prints the script.
  func run() throws(CommandFailure) -> ExitCode {
    let name = arguments.operands[0]
    let known = Completion.Shell.allCases.map(\.rawValue)
    guard let shell = Completion.Shell(rawValue: name) else {
      throw CommandFailure(
        .usage,
        "no script for '\(name)'" + Suggestion.phrase(for: name, among: known) + "; there are: "
          + known.joined(separator: ", "))
    }
    try Terminal.write(Completion.script(for: shell, commands: CommandCatalog.all))
    return .success
  }
}
