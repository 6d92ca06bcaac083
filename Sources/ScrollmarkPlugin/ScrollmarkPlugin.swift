import Foundation
import PackagePlugin

/// `swift package scrollmark …`: the tool, from within a package that depends on Scrollmark.
///
/// It runs the package's own tool where there is one, an executable that uses the library `Scrollmark`, and the plain `scrollmark`
/// otherwise. Either is asked for in release mode: what a plugin is handed as a tool is a debug build, whose times mean nothing.
@main struct ScrollmarkPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let product = Self.tool(of: context.package)
    let build = try packageManager.build(.product(product), parameters: .init(configuration: .release))
    guard build.succeeded else {
      throw Failure("the release build of \(product) failed:\n\(build.logText)")
    }
    let artifact = build.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == product }
    guard let artifact else { throw Failure("the release build left no executable \(product)") }
    try Self.run(artifact.url, arguments, in: context.package.directoryURL)
  }

  /// The executable product that leads to the library of the tool, or the plain tool.
  private static func tool(of package: Package) -> String {
    let own = package.products(ofType: ExecutableProduct.self).first { $0.mainTarget.usesScrollmark }
    return own?.name ?? "scrollmark"
  }

  /// Runs the tool and ends as it ends, so that scripts can tell its exit codes apart.
  private static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw Failure("\(tool.lastPathComponent) was ended by signal \(process.terminationStatus)")
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// What the package manager shows when the command fails.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}

extension Target {
  /// Whether the target, itself, depends on the tool as a library.
  fileprivate var usesScrollmark: Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == "Scrollmark"
      case .target(let target): target.name == "ScrollmarkCLI"
      @unknown default: false
      }
    }
  }
}
