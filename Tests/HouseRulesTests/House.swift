/// The house as it is drawn: who may import whom. A new arrow is a decision, so it has to be written here as well.
enum House {
  /// For each target, its direct dependencies.
  static let arrows: [String: Set<String>] = [
    "LayoutModel": [],
    "LayoutEngine": ["LayoutModel"],
    "ReferenceLayout": ["LayoutModel"],
    "OrderedDiff": [],
    "ConstraintSolver": [],
    "FrameClock": [],
    "Trace": [],
    "Measurement": [],
    "Reporting": ["Measurement"],
    "CoreGraphics": [],
    "QuartzCore": ["CoreGraphics", "FrameClock"],
    "_Testing_CoreGraphics": [],
    "_Testing_UIKit": [],
    "AllocatorCall": [],
    "TextShaper": [],
    "TextMeasure": ["TextShaper"],
    "HeadlessUIKit": [
      "AllocatorCall", "ConstraintSolver", "CoreGraphics", "FrameClock", "LayoutEngine", "LayoutModel", "OrderedDiff",
      "QuartzCore", "TextMeasure", "Trace",
    ],
    "UIKit": ["HeadlessUIKit"],
    "AllocationProbe": [],
    "StackSampler": [],
    "TickCounter": [],
    "Scrollmark": [
      "AllocationProbe", "ConstraintSolver", "FrameClock", "LayoutEngine", "LayoutModel", "Measurement",
      "OrderedDiff", "ReferenceLayout", "StackSampler", "TextMeasure", "TickCounter", "Trace", "UIKit",
    ],
    "ScrollmarkCLI": ["Measurement", "Reporting", "Scrollmark"],
    "ScrollmarkTool": ["ScrollmarkCLI"],
    "ScrollmarkPlugin": [],
    "FaultyTool": ["ScrollmarkCLI"],
  ]

  /// For each target, the modules of the toolchain that it may import. Those that compute import nothing but arithmetic.
  static let toolchainModules: [String: Set<String>] = [
    "LayoutModel": [],
    "LayoutEngine": ["Synchronization"],
    "ReferenceLayout": [],
    "OrderedDiff": [],
    "ConstraintSolver": [],
    "FrameClock": ["Dispatch", "Foundation"],
    "TextMeasure": ["Synchronization"],
    "Trace": ["Synchronization"],
    "Measurement": ["Foundation"],
    "Reporting": ["Foundation"],
    "CoreGraphics": ["Foundation"],
    "QuartzCore": ["Foundation"],
    "HeadlessUIKit": ["Foundation", "Synchronization"],
    "Scrollmark": ["Foundation", "Glibc", "Synchronization"],
    "ScrollmarkCLI": ["Foundation", "Glibc", "Synchronization"],
    "ScrollmarkTool": [],
    "ScrollmarkPlugin": ["Foundation", "PackagePlugin"],
  ]

  /// What tests may import of the toolchain.
  static let toolchainModulesOfTests: Set<String> = [
    "Foundation", "FoundationXML", "Glibc", "Synchronization", "Testing", "XCTest",
  ]

  /// Targets without tests of their own, and the tests that hold them.
  static let testedElsewhere: [String: String] = [
    "AllocationProbe": "ScrollmarkTests",
    "AllocatorCall": "HeadlessUIKitTests",
    "CoreGraphics": "HeadlessUIKitTests",
    "FaultyTool": "ScrollmarkCLITests",
    "LayoutModel": "LayoutEngineTests",
    "QuartzCore": "HeadlessUIKitTests",
    "ScrollmarkPlugin": "ScrollmarkCLITests",
    "ScrollmarkTool": "ScrollmarkCLITests",
    "StackSampler": "ScrollmarkTests",
    "TextShaper": "TextMeasureTests",
    "TickCounter": "ScrollmarkTests",
    "Trace": "HeadlessUIKitTests",
    "UIKit": "HeadlessUIKitTests",
    "_Testing_CoreGraphics": "HeadlessUIKitTests",
    "_Testing_UIKit": "HeadlessUIKitTests",
  ]

  /// The targets that talk to people and end the process; every other is a library.
  static let programs: Set<String> = ["ScrollmarkCLI", "ScrollmarkPlugin"]

  /// The files that may read a clock, and why.
  static let clockReaders: [String: String] = [
    "Sources/Scrollmark/Sampler.swift": "times the phases of a frame",
    "Sources/Scrollmark/Profiling/ProfileClock.swift": "says which samples of a profile lie within a frame",
    "Sources/FrameClock/RunLoopClock.swift": "follows the main run loop for client code",
    "Sources/ScrollmarkCLI/WallClock.swift": "progress, when a run started, and the benchmark",
  ]

  /// The files that may end the process by `fatalError`, and why.
  static let fatalErrors: [String: String] = [
    "Sources/HeadlessUIKit/Runtime/UIKitExceptions.swift": "the one place through which UIKit's exceptions go",
    "Sources/HeadlessUIKit/Runtime/ClassInstantiation.swift": "the self-test of what it relies on in the runtime",
  ]
}
