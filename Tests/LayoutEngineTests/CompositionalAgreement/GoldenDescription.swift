import LayoutModel

/// Reads the description of a layout from the lines of a golden file, as `Tests/Goldens/README.md` explains.
struct GoldenDescription {
  private var lines: ArraySlice<GoldenLine>
  private var description = CompositionalDescription(container: AxisSize(main: 0, cross: 0), sections: [])

  /// Reads all of `lines`.
  static func read(_ lines: [GoldenLine]) throws -> CompositionalDescription {
    var reader = GoldenDescription(lines: lines[...])
    while let line = reader.lines.popFirst() { try reader.readTop(line) }
    return reader.description
  }

  private mutating func readTop(_ line: GoldenLine) throws {
    var line = line
    switch try line.word("a word") {
    case "container": description.container = try line.points()
    case "scale": description.scale = try line.number("a scale")
    case "section-spacing": description.sectionSpacing = try line.number("a spacing")
    case "layout-boundary": description.boundaryItems.append(try boundary(&line))
    case "section": description.sections.append(try section(&line))
    case let word: throw line.error("nothing in a layout is called \(word)")
    }
    try end(line)
  }

  private func end(_ line: GoldenLine) throws {
    if !line.isAtEnd { throw line.error("do not understand \(line.words.joined(separator: " "))") }
  }

  /// The lines under one that stands at `depth`.
  private mutating func nextLine(under depth: Int) throws -> GoldenLine? {
    guard let line = lines.first, line.depth > depth else { return nil }
    if line.depth > depth + 1 { throw line.error("indented too far") }
    return lines.popFirst()
  }

  // MARK: Sections

  private mutating func section(_ line: inout GoldenLine) throws -> CompositionalSection {
    let placeholder = CompositionalElementDescription(size: CompositionalSize(main: .absolute(0), cross: .absolute(0)))
    var section = CompositionalSection(count: try line.integer("a count"), group: placeholder)
    var follows = false
    while !line.isAtEnd {
      switch try line.word("an option") {
      case "spacing": section.groupSpacing = try line.number("a spacing")
      case "insets": section.contentInsets = try line.insets()
      case "follows": follows = true
      case "orthogonal": section.orthogonal = OrthogonalDescription(isCentered: line.skip("centered"))
      case let word: throw line.error("a section has no option \(word)")
      }
    }
    if follows {
      section.boundaryCrossInsets = CompositionalInsets(
        crossStart: section.contentInsets.crossStart, crossEnd: section.contentInsets.crossEnd)
    }
    var hasGroup = false
    while var inner = try nextLine(under: line.depth) {
      switch try inner.word("a word") {
      case "boundary": section.boundaryItems.append(try boundary(&inner))
      case "decoration": section.decorations.append(try decoration(&inner))
      case "group" where !hasGroup:
        section.group = try group(&inner)
        hasGroup = true
      case let word: throw inner.error("no \(word) fits into a section here")
      }
      try end(inner)
    }
    if !hasGroup { throw line.error("a section needs a group") }
    return section
  }

  private func boundary(_ line: inout GoldenLine) throws -> BoundaryItemDescription {
    let size = try line.size()
    let alignment = try line.alignment()
    var item = BoundaryItemDescription(size: size, main: alignment.main, cross: alignment.cross)
    while !line.isAtEnd {
      switch try line.word("an option") {
      case "offset": item.absoluteOffset = try line.point()
      case "overlay": item.extendsBoundary = false
      case "space": item.outerSpace = try line.number("a space")
      case "pins": item.pins = true
      case "z": item.zIndex = try line.integer("a z-index")
      case "insets": item.contentInsets = try line.insets()
      case let word: throw line.error("a boundary item has no option \(word)")
      }
    }
    return item
  }

  private func decoration(_ line: inout GoldenLine) throws -> DecorationDescription {
    var decoration = DecorationDescription()
    while !line.isAtEnd {
      switch try line.word("an option") {
      case "insets": decoration.contentInsets = try line.insets()
      case "z": decoration.zIndex = try line.integer("a z-index")
      case let word: throw line.error("a decoration has no option \(word)")
      }
    }
    return decoration
  }

  // MARK: Elements

  private mutating func group(_ line: inout GoldenLine) throws -> CompositionalElementDescription {
    var element = CompositionalElementDescription(size: try line.size())
    var group = CompositionalGroupDescription(arrangement: try arrangement(&line), elements: [])
    try options(&line, of: &element, spacing: &group.spacing)
    var frames: [CustomItemFrame] = []
    while var inner = try nextLine(under: line.depth) {
      switch try inner.word("a word") {
      case "item": group.elements.append(try item(&inner))
      case "group": group.elements.append(try self.group(&inner))
      case "badge": element.supplementaryItems.append(try badge(&inner))
      case "frame": frames.append(try frame(&inner))
      case let word: throw inner.error("no \(word) fits into a group")
      }
      try end(inner)
    }
    if case .custom = group.arrangement { group.arrangement = .custom(frames) }
    element.content = .group(group)
    return element
  }

  /// `across` or `down`, filled or `counted 3` or `repeating 3`; or `custom`.
  private func arrangement(_ line: inout GoldenLine) throws -> CompositionalGroupDescription.Arrangement {
    let axis: CompositionalGroupDescription.FillAxis
    switch try line.word("an arrangement") {
    case "across": axis = .cross
    case "down": axis = .main
    case "custom": return .custom([])
    case let word: throw line.error("a group runs across, down or is custom, not \(word)")
    }
    if line.skip("counted") { return .counted(axis, try line.integer("a count")) }
    if line.skip("repeating") { return .repeating(axis, try line.integer("a count")) }
    return .filling(axis)
  }

  private mutating func item(_ line: inout GoldenLine) throws -> CompositionalElementDescription {
    var element = CompositionalElementDescription(size: try line.size())
    var spacing = CompositionalSpacing.fixed(0)
    try options(&line, of: &element, spacing: &spacing)
    while var inner = try nextLine(under: line.depth) {
      guard inner.skip("badge") else { throw inner.error("only badges fit into an item") }
      element.supplementaryItems.append(try badge(&inner))
      try end(inner)
    }
    return element
  }

  private func options(
    _ line: inout GoldenLine, of element: inout CompositionalElementDescription, spacing: inout CompositionalSpacing
  ) throws {
    while !line.isAtEnd {
      switch try line.word("an option") {
      case "spacing": spacing = try line.spacing()
      case "insets": element.contentInsets = try line.insets()
      case "edges": element.edgeSpacing = try line.edges()
      case let word: throw line.error("an element has no option \(word)")
      }
    }
  }

  private func badge(_ line: inout GoldenLine) throws -> TiedItemDescription {
    let kind = try line.integer("a kind")
    let size = try line.size()
    var badge = TiedItemDescription(kind: kind, size: size, containerAnchor: try anchor(&line))
    if line.skip("own") { badge.itemAnchor = try anchor(&line) }
    if line.skip("z") { badge.zIndex = try line.integer("a z-index") }
    return badge
  }

  private func anchor(_ line: inout GoldenLine) throws -> CompositionalAnchor {
    let edges = try line.alignment()
    var anchor = CompositionalAnchor(main: edges.main, cross: edges.cross)
    if line.skip("offset") { anchor.absoluteOffset = try line.point() }
    if line.skip("fraction") { anchor.fractionalOffset = try line.point() }
    return anchor
  }

  private func frame(_ line: inout GoldenLine) throws -> CustomItemFrame {
    let frame = try line.rect()
    return CustomItemFrame(frame: frame, zIndex: line.skip("z") ? try line.integer("a z-index") : 0)
  }
}
