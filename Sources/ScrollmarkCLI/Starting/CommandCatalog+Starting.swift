extension CommandCatalog {
  static let initialize = CommandSpec(
    name: "init",
    summary: "write a package with a layout of your own",
    operands: .one(name: "DIR"),
    options: [
      OptionSpec(
        name: "--scrollmark", value: .text(name: "DIR"),
        help: "the checkout of Scrollmark that the package is to use (default: SCROLLMARK_HOME)")
    ],
    discussion: [
      "DIR is made, or is there and empty; its name begins with a letter and has only the letters a to z and A to Z, digits, - and _. "
        + "The package has one example layout, its test, a workload, and a tool that knows the "
        + "layout by name; it builds and runs at once. Its layouts say `import UIKit` and compile against Apple's UIKit too.",
      "In it, `swift package scrollmark COMMAND` is this tool, with the layouts of the package.",
    ],
    examples: [("scrollmark init ../masonry", "a package named masonry beside this one")])
}
