import Foundation
import Scrollmark

/// The tool `scrollmark`, for whoever has layouts, cells or items of their own: register them, and call `main`.
///
/// ```swift
/// import Scrollmark
/// import ScrollmarkCLI
///
/// var registry = Registry.standard
/// registry.register(layout: "masonry") { fields in
///   let columns = try fields.whole("columns", in: 1...12, default: 2)
///   return LayoutBlueprint(summary: "masonry in \(columns) columns") { _ in MasonryLayout(columns: columns) }
/// }
/// ScrollmarkCommand.main(registry: registry)
/// ```
public enum ScrollmarkCommand {
  /// Runs what the command line asks for, with the layouts and sources of items in `registry`, and ends the process with one of the
  /// codes that `scrollmark help` lists. Nothing else in the package ends the process.
  @MainActor public static func main(registry: Registry = .standard) -> Never {
    DeterministicHashing.ensure(environment: ProcessInfo.processInfo.environment)
    Interruption.install()
    do throws(CommandFailure) {
      let dispatcher = Dispatcher(environment: ProcessInfo.processInfo.environment, registry: registry)
      exit(try dispatcher.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    } catch {
      Terminal.complain("scrollmark: \(error.message)\n")
      exit(error.code.rawValue)
    }
  }
}
