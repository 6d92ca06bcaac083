// swift-tools-version: 6.0
import PackageDescription

// One target a layer. A target may import only what it lists here, and what those list in turn; Tests/HouseRulesTests holds
// the sources to it. The order is the order of the layers, from the inputs up to the command line.

let package = Package(
  name: "Scrollmark",
  products: [
    .executable(name: "scrollmark", targets: ["ScrollmarkTool"]),
    .library(name: "Scrollmark", targets: ["Scrollmark", "ScrollmarkCLI"]),
    .library(
      name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine", "LayoutModel"]),
    .library(name: "OrderedDiff", targets: ["OrderedDiff"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "Measurement", targets: ["Measurement"]),
    .library(name: "Reporting", targets: ["Reporting"]),
    .plugin(name: "scrollmark-plugin", targets: ["ScrollmarkPlugin"]),
  ],
  targets: [
    // Pure layers: values in, values out.
    .target(name: "LayoutModel"),
    .target(name: "LayoutEngine", dependencies: ["LayoutModel"]),
    .target(name: "ReferenceLayout", dependencies: ["LayoutModel"]),
    .target(name: "OrderedDiff"),
    .target(name: "ConstraintSolver"),
    .target(name: "FrameClock"),
    .target(name: "Trace"),
    .target(name: "Measurement"),
    .target(name: "Reporting", dependencies: ["Measurement"]),

    .target(name: "TextShaper", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "TextMeasure", dependencies: ["TextShaper"]),

    // The UIKit face.
    .target(name: "CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "FrameClock"]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "AllocatorCall"),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "AllocatorCall", "ConstraintSolver", "CoreGraphics", "FrameClock", "LayoutEngine", "LayoutModel", "OrderedDiff",
        "QuartzCore", "TextMeasure", "Trace",
      ]
    ),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit"]),

    // The harness and the tool.
    .target(name: "StackSampler"),
    .target(name: "TickCounter"),
    .target(name: "AllocationProbe", linkerSettings: [.linkedLibrary("jemalloc")]),
    .target(
      name: "Scrollmark",
      dependencies: [
        "AllocationProbe", "ConstraintSolver", "FrameClock", "LayoutEngine", "LayoutModel", "Measurement",
        "OrderedDiff", "ReferenceLayout", "StackSampler", "TextMeasure", "TickCounter", "Trace", "UIKit",
      ]
    ),
    .target(name: "ScrollmarkCLI", dependencies: ["Measurement", "Reporting", "Scrollmark"]),
    .executableTarget(name: "ScrollmarkTool", dependencies: ["ScrollmarkCLI"]),
    .plugin(
      name: "ScrollmarkPlugin",
      capability: .command(
        intent: .custom(verb: "scrollmark", description: "Measures collection views: `swift package scrollmark help`")),
      path: "Sources/ScrollmarkPlugin"),

    // Tests mirror the targets.
    .executableTarget(name: "FaultyTool", dependencies: ["ScrollmarkCLI"], path: "Tests/FaultyTool"),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "FrameClockTests", dependencies: ["FrameClock"]),
    .testTarget(name: "FuzzTests", dependencies: ["Measurement", "Reporting", "Scrollmark"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["FrameClock", "TextMeasure", "Trace", "UIKit"]),
    .testTarget(name: "HouseRulesTests"),
    .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine", "LayoutModel", "ReferenceLayout"]),
    .testTarget(name: "MeasurementTests", dependencies: ["Measurement"]),
    .testTarget(name: "OrderedDiffTests", dependencies: ["OrderedDiff"]),
    .testTarget(name: "ReferenceLayoutTests", dependencies: ["ReferenceLayout"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting"]),
    .testTarget(name: "ScrollmarkCLITests", dependencies: ["FaultyTool", "ScrollmarkCLI", "ScrollmarkTool"]),
    .testTarget(
      name: "ScrollmarkTests", dependencies: ["AllocationProbe", "OrderedDiff", "Scrollmark", "TextMeasure"]),
    .testTarget(name: "TextMeasureTests", dependencies: ["TextMeasure"]),
  ],
  swiftLanguageModes: [.v6]
)
