import LayoutModel

extension Hostile {
  /// Stops unless all lengths of a layout outside its sections can be laid out.
  static func check(_ description: CompositionalDescription) {
    precondition(
      description.scale.isFinite && description.scale > 0,
      "the scale is \(description.scale); it must be finite and positive")
    check(description.container, "the container")
    check(description.sectionSpacing, "the section spacing")
    for item in description.boundaryItems { check(item) }
  }

  /// Stops unless all lengths of a section outside its group can be laid out.
  static func check(_ section: CompositionalSection) {
    precondition(section.count >= 0, "a section has \(section.count) items; the count must not be negative")
    check(section.groupSpacing, "the group spacing")
    check(section.contentInsets)
    check(section.boundaryCrossInsets)
    for item in section.boundaryItems { check(item) }
    for decoration in section.decorations { check(decoration.contentInsets) }
  }

  /// Stops unless all lengths of an element outside its group can be laid out.
  static func check(_ element: CompositionalElementDescription) {
    check(element.size)
    check(element.contentInsets)
    for edges in [element.edgeSpacing[.main], element.edgeSpacing[.cross]] {
      check(edges.start.least, "an edge spacing")
      check(edges.end.least, "an edge spacing")
    }
    for item in element.supplementaryItems {
      check(item.size)
      check(item.containerAnchor)
      if let anchor = item.itemAnchor { check(anchor) }
    }
  }

  /// Stops unless the spacing and the frames of a group can be laid out.
  static func check(_ group: CompositionalGroupDescription) {
    check(group.spacing.least, "an item spacing")
    guard case .custom(let frames) = group.arrangement else { return }
    for custom in frames {
      check(custom.frame.mainOrigin, "the origin of a custom frame")
      check(custom.frame.crossOrigin, "the origin of a custom frame")
      check(AxisSize(main: custom.frame.mainLength, cross: custom.frame.crossLength), "a custom frame")
    }
  }

  /// Stops unless both lengths are finite.
  static func check(_ size: AxisSize, _ what: @autoclosure () -> String) {
    precondition(
      size.main.isFinite && size.cross.isFinite, "\(what()) is \(size.main) x \(size.cross); both must be finite")
  }

  /// Stops unless a number is finite.
  static func check(_ points: Double, _ what: String) {
    precondition(points.isFinite, "\(what) is \(points); it must be finite")
  }

  private static func check(_ item: BoundaryItemDescription) {
    check(item.size)
    check(item.contentInsets)
    check(item.absoluteOffset.main, "an offset")
    check(item.absoluteOffset.cross, "an offset")
    check(item.outerSpace, "the space outside a boundary item")
  }

  private static func check(_ size: CompositionalSize) {
    for length in [size.main, size.cross] {
      switch length {
      case .absolute(let value), .fractionOfMain(let value), .fractionOfCross(let value), .estimated(let value),
        .uniformAcrossSiblings(estimate: let value):
        check(value, "a length")
      }
    }
  }

  private static func check(_ insets: CompositionalInsets) {
    for inset in [insets.mainStart, insets.mainEnd, insets.crossStart, insets.crossEnd] { check(inset, "an inset") }
  }

  private static func check(_ anchor: CompositionalAnchor) {
    for offset in [anchor.absoluteOffset, anchor.fractionalOffset] {
      check(offset.main, "an offset")
      check(offset.cross, "an offset")
    }
  }
}
