/// A profile as a flame graph: a picture that needs nothing but a browser. Callers stand below, what they call above them, and a box
/// is as wide as its share. Whoever points at a box sees its whole name.
public enum FlameGraph {
  private static let width = 1200.0
  private static let row = 18.0
  private static let top = 44.0

  /// The picture of `profile` as SVG in UTF-8, under `title`. Boxes narrower than a quarter of a point are left out. O(n log n).
  public static func svg(_ profile: StackProfile, title: String) -> [UInt8] {
    let tree = CallTree(profile, least: 0.25 / width)
    let height = top + Double(max(tree.depth, 1)) * row + 16
    var svg = SVGWriter(width: width, height: height, title: title)
    svg.text(title, x: 12, y: 22, class: "title")
    svg.text(profile.unit.readable(tree.total), x: width - 12, y: 22, class: "total")
    var painter = Painter(profile: profile, tree: tree, floor: height - 12, svg: svg)
    painter.paint(tree.roots, level: 0, x: 0)
    return painter.svg.finish(style: style)
  }

  private struct Painter {
    let profile: StackProfile
    let tree: CallTree
    let floor: Double
    var svg: SVGWriter

    mutating func paint(_ nodes: [CallTree.Node], level: Int, x: Double) {
      var x = x
      for node in nodes {
        let wide = FlameGraph.width * Double(node.total) / Double(max(tree.total, 1))
        let y = floor - Double(level + 1) * FlameGraph.row
        let function = profile.functions[node.function]
        svg.group(title: FlameGraph.tip(node, function, of: tree, unit: profile.unit)) { svg in
          svg.rectangle(
            x: x, y: y, width: max(wide - 0.5, 0.25), height: FlameGraph.row - 1, radius: 2,
            class: "b\(FlameColour.of(function).rawValue)")
          let letters = Int((wide - 8) / 6.6)
          if letters >= 3 { svg.text(FlameGraph.fitted(function.name, letters), x: x + 4, y: y + 12.5, class: "name") }
        }
        paint(node.calls, level: level + 1, x: x)
        x += wide
      }
    }
  }

  /// What a box says of itself.
  static func tip(
    _ node: CallTree.Node, _ function: StackProfile.Function, of tree: CallTree, unit: StackProfile.Unit
  ) -> String {
    let share = Readable.percent(Double(node.total) / Double(max(tree.total, 1)))
    let place = [function.place, function.module].compactMap { $0 }.joined(separator: ", ")
    return "\(function.name)\n\(unit.readable(node.total)), \(share)\n\(place)"
  }

  private static func fitted(_ name: String, _ letters: Int) -> String {
    name.count <= letters ? name : name.prefix(letters - 1) + "…"
  }

  private static let style = """
    text { font: 11px ui-monospace, "DejaVu Sans Mono", monospace; fill: #1b1c1f; pointer-events: none; }
    .title { font: 600 15px system-ui, sans-serif; } .total { font: 13px system-ui, sans-serif; text-anchor: end; }
    .b0 { fill: #9ecae9; } .b1 { fill: #a6d8c3; } .b2 { fill: #f6cd7f; } .b3 { fill: #e3bcd3; } .b4 { fill: #d3d3cd; }
    g:hover > rect { stroke: #1b1c1f; }
    .paper { fill: #ffffff; }
    @media (prefers-color-scheme: dark) {
      .title, .total { fill: #ececec; } .paper { fill: #1a1b1f; } g:hover > rect { stroke: #ffffff; }
    }
    """
}

/// What kind of code a box stands for; each kind has a colour.
enum FlameColour: Int {
  /// The headless collection view and its layout engine.
  case view
  /// The harness and the client's layouts.
  case client
  /// The Swift runtime and its library.
  case runtime
  /// Memory management of the system.
  case memory
  /// The rest of the system.
  case system

  /// The kind of `function`, told by the library that it is in and by its name.
  static func of(_ function: StackProfile.Function) -> FlameColour {
    if isMemory(function) { return .memory }
    if function.module.hasPrefix("libswift") || function.module.hasPrefix("lib_Foundation")
      || function.module.hasPrefix("libFoundation") || function.name.hasPrefix("swift_")
    {
      return .runtime
    }
    if function.module.hasPrefix("lib") || function.module.hasPrefix("ld-") || function.module.hasPrefix("[") {
      return .system
    }
    return viewTargets.contains(function.module) || function.place == nil ? .view : .client
  }

  private static func isMemory(_ function: StackProfile.Function) -> Bool {
    function.module.hasPrefix("libjemalloc") || memoryNames.contains(function.name)
  }

  private static let memoryNames: Set<String> = [
    "malloc", "free", "calloc", "realloc", "swift_allocObject", "swift_slowAlloc", "swift_slowDealloc", "swift_release",
    "swift_retain", "_swift_release_dealloc",
  ]

  private static let viewTargets: Set<String> = [
    "HeadlessUIKit", "LayoutEngine", "LayoutModel", "OrderedDiff", "FrameClock", "QuartzCore", "CoreGraphics",
    "AllocatorCall", "Trace",
  ]
}
