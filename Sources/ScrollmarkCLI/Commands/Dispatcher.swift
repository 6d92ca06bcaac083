import Scrollmark

/// Selects the command and runs it.
@MainActor struct Dispatcher {
  /// The variables of the environment.
  let environment: [String: String]
  /// What workloads may name.
  let registry: Registry

  /// Runs what `words` ask for; answers how the process ends.
  func run(_ words: [String]) throws(CommandFailure) -> ExitCode {
    guard let first = words.first else {
      Terminal.complain(HelpText.overview(of: CommandCatalog.all))
      return .usage
    }
    switch first {
    case "--help", "-h":
      try Terminal.write(HelpText.overview(of: CommandCatalog.all))
      return .success
    case "--version":
      try Terminal.write("scrollmark \(Version.text)\n")
      return .success
    default:
      return try run(CommandCatalog.command(named: first), Array(words.dropFirst()))
    }
  }

  private func run(_ command: CommandSpec, _ words: [String]) throws(CommandFailure) -> ExitCode {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try Terminal.write(HelpText.help(for: command))
      return .success
    }
    let arguments = try ArgumentParser(command: command).parse(words)
    let home = Home(environment: environment, registry: registry)
    switch command.name {
    case CommandCatalog.run.name:
      return try RunCommand(arguments: arguments, environment: environment, home: home).run()
    case CommandCatalog.list.name:
      return try ListCommand(arguments: arguments, catalog: home.catalog(arguments)).run()
    case CommandCatalog.show.name:
      return try ShowCommand(arguments: arguments, catalog: home.catalog(arguments)).run()
    case CommandCatalog.report.name:
      return try ReportCommand(arguments: arguments, environment: environment).run()
    case CommandCatalog.profile.name:
      return try ProfileCommand(arguments: arguments, environment: environment, home: home).run()
    case CommandCatalog.view.name:
      return try ViewCommand(arguments: arguments, catalog: home.catalog(arguments)).run()
    case CommandCatalog.compare.name:
      return try CompareCommand(arguments: arguments).run()
    case CommandCatalog.merge.name:
      return try MergeCommand(arguments: arguments, environment: environment).run()
    case CommandCatalog.bench.name:
      return try BenchCommand(arguments: arguments, environment: environment).run()
    case CommandCatalog.gate.name:
      return try GateCommand(arguments: arguments, environment: environment, home: home).run()
    case CommandCatalog.baseline.name:
      return try BaselineCommand(arguments: arguments, environment: environment, home: home).run()
    case CommandCatalog.initialize.name:
      return try InitCommand(arguments: arguments, environment: environment).run()
    case CommandCatalog.completion.name:
      return try CompletionCommand(arguments: arguments).run()
    case CommandCatalog.manual.name:
      try Terminal.write(ManPage.render(commands: CommandCatalog.all))
      return .success
    case CommandCatalog.ab.name:
      return try ABCommand(arguments: arguments, environment: environment, home: home).run()
    case CommandCatalog.selftest.name:
      return try SelfTestCommand(arguments: arguments, environment: environment, home: home).run()
    case CommandCatalog.calibrate.name:
      return try CalibrateCommand(arguments: arguments, environment: environment, home: home).run()
    case CommandCatalog.stress.name:
      return try StressCommand(arguments: arguments, environment: environment, home: home).run()
    case CommandCatalog.replay.name:
      return try ReplayCommand(arguments: arguments, environment: environment, registry: registry).run()
    case CommandCatalog.help.name:
      return try help(arguments)
    default: throw CommandFailure(.internalError, "the command \(command.name) is declared but not there")
    }
  }

  private func help(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
    var text: [String] = []
    for name in arguments.operands { text.append(HelpText.help(for: try CommandCatalog.command(named: name))) }
    try Terminal.write(text.isEmpty ? HelpText.overview(of: CommandCatalog.all) : text.joined(separator: "\n"))
    return .success
  }
}
