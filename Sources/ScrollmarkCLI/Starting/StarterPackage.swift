/// A Swift package with one layout, its test, a workload and a tool that measures it: what `scrollmark init` writes.
struct StarterPackage {
  /// The name of the package: letters, digits, `-` and `_`.
  let name: String
  /// The folder of the Scrollmark package, as the manifest names it.
  let scrollmark: String

  /// The files, each with its path in the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      ("README.md", readme),
      (".gitignore", ".build/\nReports/latest/\nReports/profile/\n"),
      ("Sources/Layouts/ZigzagLayout.swift", StarterSources.layout),
      ("Sources/measure/main.swift", StarterSources.tool),
      ("Tests/LayoutsTests/ZigzagLayoutTests.swift", StarterSources.test),
      ("Workloads/zigzag.json", StarterSources.workload),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(name)",
      products: [.library(name: "Layouts", targets: ["Layouts"])],
      dependencies: [.package(name: "Scrollmark", path: \(Self.literal(scrollmark)))],
      targets: [
        // Where there is Apple's UIKit, the layouts are compiled against that.
        .target(
          name: "Layouts",
          dependencies: [.product(name: "UIKit", package: "Scrollmark", condition: .when(platforms: [.linux]))]),
        .executableTarget(
          name: "measure", dependencies: ["Layouts", .product(name: "Scrollmark", package: "Scrollmark")]),
        .testTarget(name: "LayoutsTests", dependencies: ["Layouts"]),
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  private var readme: String {
    """
    # \(name)

    A layout of ours and a tool that measures it.

    ```sh
    swift test
    swift package scrollmark run             # all workloads, built in release mode; the report is in Reports/latest
    swift package scrollmark run --smoke     # the same, small
    swift package scrollmark stress --layout zigzag --ops 10000
    swift package scrollmark --help
    ```

    | where | what |
    | --- | --- |
    | `Sources/Layouts` | layouts; they say `import UIKit` and compile against Apple's as well |
    | `Sources/measure/main.swift` | makes the layouts known to workloads by name |
    | `Workloads` | one JSON file a workload |
    | `Reports` | what runs write |

    """
  }

  /// `text` as a literal of Swift.
  static func literal(_ text: String) -> String {
    "\"" + text.map { "\\\"".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
