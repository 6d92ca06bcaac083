import Scrollmark
import ScrollmarkCLI

// The tool `scrollmark` of somebody whose layouts are wrong, each in its own way: what tests of the command line stress.

var registry = Registry.standard
for fault in FaultyLayout.Fault.allCases {
  registry.register(layout: fault.rawValue) { _ in
    LayoutBlueprint(summary: "rows that go wrong") { _ in FaultyLayout(fault) }
  }
}
ScrollmarkCommand.main(registry: registry)
