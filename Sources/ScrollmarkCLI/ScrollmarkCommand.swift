import Foundation

/// The tool. Everything ends here: nothing else in the package ends the process.
@main enum ScrollmarkCommand {
  @MainActor static func main() {
    Interruption.install()
    do throws(CommandFailure) {
      let dispatcher = Dispatcher(environment: ProcessInfo.processInfo.environment)
      exit(try dispatcher.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    } catch {
      Terminal.complain("scrollmark: \(error.message)\n")
      exit(error.code.rawValue)
    }
  }
}
