// swift-tools-version: 6.0
import PackageDescription

// The fuzzer: a package of its own, so that the normal build knows nothing of it. `ci/fuzz` builds it with the sanitizers that it
// needs; what a target does with its bytes is shared with the tests that replay what was found.

let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "Scrollmark", path: "..")],
  targets: [
    .target(name: "FuzzerDriver"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "FuzzerDriver",
        .product(name: "Scrollmark", package: "Scrollmark"),
        .product(name: "Measurement", package: "Scrollmark"),
        .product(name: "Reporting", package: "Scrollmark"),
      ]),
    .executableTarget(name: "Stressed", dependencies: [.product(name: "Scrollmark", package: "Scrollmark")]),
  ],
  swiftLanguageModes: [.v6]
)
