import LayoutModel

/// Writes a description as golden files do, so that a tree that fails can be read, and become one.
enum GoldenWriter {
  static func text(_ value: CompositionalDescription) -> String {
    var lines = ["container \(number(value.container.cross)) \(number(value.container.main))"]
    lines.append("scale \(number(value.scale))")
    lines.append("section-spacing \(number(value.sectionSpacing))")
    lines += value.boundaryItems.map { "layout-" + text($0) }
    return (lines + value.sections.flatMap(lines(of:))).joined(separator: "\n")
  }

  static func text(_ value: CompositionalSection) -> String { lines(of: value).joined(separator: "\n") }

  private static func lines(of value: CompositionalSection) -> [String] {
    var line = "section \(value.count)"
    if value.groupSpacing != 0 { line += " spacing \(number(value.groupSpacing))" }
    line += text(value.contentInsets)
    let inset = (value.boundaryCrossInsets.crossStart, value.boundaryCrossInsets.crossEnd)
    if inset != (0, 0) {
      let follows = inset == (value.contentInsets.crossStart, value.contentInsets.crossEnd)
      line += follows ? " follows" : "  # boundary items inset by \(inset.0) and \(inset.1)"
    }
    if let orthogonal = value.orthogonal { line += orthogonal.isCentered ? " orthogonal centered" : " orthogonal" }
    let decorations = value.decorations.map {
      "decoration" + text($0.contentInsets) + ($0.zIndex == 0 ? "" : " z \($0.zIndex)")
    }
    return [line] + (value.boundaryItems.map(text) + decorations + lines(of: value.group)).map { "  " + $0 }
  }

  private static func lines(of value: CompositionalElementDescription) -> [String] {
    var line = "\(text(value.size.cross)) \(text(value.size.main))"
    var inner = value.supplementaryItems.map(text)
    var spacing = ""
    switch value.content {
    case .item:
      line = "item " + line
    case .group(let group):
      line = "group \(line) \(text(group.arrangement))"
      if group.spacing != .fixed(0) { spacing = " spacing \(text(group.spacing))" }
      inner += group.elements.flatMap(lines(of:))
      if case .custom(let frames) = group.arrangement {
        inner += frames.map { "frame \(text($0.frame))" + ($0.zIndex == 0 ? "" : " z \($0.zIndex)") }
      }
    }
    let edges = value.edgeSpacing
    if edges != CompositionalEdgeSpacing() {
      let all = [edges.mainStart, edges.crossStart, edges.mainEnd, edges.crossEnd].map(text)
      spacing += " edges \(all.joined(separator: " "))"
    }
    return [line + spacing + text(value.contentInsets)] + inner.map { "  " + $0 }
  }

  private static func text(_ value: BoundaryItemDescription) -> String {
    var line = "boundary \(text(value.size.cross)) \(text(value.size.main)) \(edges(value.main, value.cross))"
    if value.absoluteOffset != AxisPoint() {
      line += " offset \(number(value.absoluteOffset.cross)) \(number(value.absoluteOffset.main))"
    }
    if !value.extendsBoundary { line += " overlay" }
    if value.outerSpace != 0 { line += " space \(number(value.outerSpace))" }
    if value.pins { line += " pins" }
    if value.zIndex != 1 { line += " z \(value.zIndex)" }
    return line + text(value.contentInsets)
  }

  private static func text(_ value: TiedItemDescription) -> String {
    var line = "badge \(value.kind) \(text(value.size.cross)) \(text(value.size.main)) \(text(value.containerAnchor))"
    if let own = value.itemAnchor { line += " own \(text(own))" }
    return line + (value.zIndex == 1 ? "" : " z \(value.zIndex)")
  }

  private static func text(_ value: CompositionalAnchor) -> String {
    var text = edges(value.main, value.cross)
    let points = value.absoluteOffset
    if points != AxisPoint() { text += " offset \(number(points.cross)) \(number(points.main))" }
    let fractions = value.fractionalOffset
    if fractions != AxisPoint() { text += " fraction \(fractions.cross) \(fractions.main)" }
    return text
  }

  private static func edges(_ main: CompositionalAnchor.Edge, _ cross: CompositionalAnchor.Edge) -> String {
    let names =
      (main == .start ? ["top"] : main == .end ? ["bottom"] : [])
      + (cross == .start ? ["leading"] : cross == .end ? ["trailing"] : [])
    return names.isEmpty ? "center" : names.joined(separator: "-")
  }

  private static func text(_ value: CompositionalGroupDescription.Arrangement) -> String {
    func name(_ axis: CompositionalGroupDescription.FillAxis) -> String { axis == .main ? "down" : "across" }
    return switch value {
    case .filling(let axis): name(axis)
    case .counted(let axis, let count): "\(name(axis)) counted \(count)"
    case .repeating(let axis, let count): "\(name(axis)) repeating \(count)"
    case .custom: "custom"
    }
  }

  private static func text(_ value: CompositionalLength) -> String {
    switch value {
    case .absolute(let points): number(points)
    case .estimated(let points): "~\(number(points))"
    case .uniformAcrossSiblings(let points): "=\(number(points))"
    case .fractionOfMain(let fraction): "\(text(fraction))h"
    case .fractionOfCross(let fraction): "\(text(fraction))w"
    }
  }

  /// A third as such, anything else in percent.
  private static func text(_ fraction: Double) -> String {
    fraction == 1.0 / 3 ? "1/3" : "\(number((fraction * 1e6).rounded() / 1e4))%"
  }

  private static func text(_ value: CompositionalSpacing) -> String {
    value.isFlexible ? ">=\(number(value.least))" : number(value.least)
  }

  private static func text(_ value: CompositionalInsets) -> String {
    guard value != CompositionalInsets() else { return "" }
    let all = [value.mainStart, value.crossStart, value.mainEnd, value.crossEnd].map(number)
    return " insets \(all.joined(separator: " "))"
  }

  private static func text(_ rect: AxisRect) -> String {
    [rect.crossOrigin, rect.mainOrigin, rect.crossLength, rect.mainLength].map(number).joined(separator: " ")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
