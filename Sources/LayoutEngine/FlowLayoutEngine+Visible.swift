import LayoutModel

extension FlowLayoutEngine {
  /// Fills `buffer` with every element whose frame shares an area with `rect`, in layout order: by section, the header, the items,
  /// the footer (A33, A40, A41).
  ///
  /// What the buffer held goes, its capacity stays. O(log n + k) for k elements; allocates nothing once the buffer is large enough.
  public func visible(in rect: AxisRect, pinning: FlowPinning = FlowPinning(), into buffer: inout [LayoutElement]) {
    buffer.removeAll(keepingCapacity: true)
    guard !sections.isEmpty, rect.mainLength > 0, rect.crossLength > 0 else { return }
    let slack = reach + 1e-6 + abs(rect.mainOrigin) * 1e-14
    var (section, before) = tree.locate { $0.length + slack <= rect.mainOrigin }
    while before.length < rect.mainEnd + slack {
      let length = tree.leaves[section].length
      append(section, span: (before.length, before.length + length), rect, pinning, to: &buffer)
      guard section + 1 < sections.count else { return }
      tree.advance(&before, over: section)
      section += 1
    }
  }

  /// Appends the elements of one section that share an area with `rect`.
  private func append(
    _ section: Int, span: (start: Double, end: Double), _ rect: AxisRect, _ pinning: FlowPinning,
    to buffer: inout [LayoutElement]
  ) {
    let first = ItemPath(section: section, item: 0)
    if let frame = header(of: section, span: span, pinning), frame.sharesArea(with: rect) {
      buffer.append(LayoutElement(kind: .header, path: first, frame: frame))
    }
    appendItems(of: section, in: rect, sectionStart: span.start, to: &buffer)
    if let frame = footer(of: section, span: span, pinning), frame.sharesArea(with: rect) {
      buffer.append(LayoutElement(kind: .footer, path: first, frame: frame))
    }
  }

  /// Appends the items of one section that share an area with `rect`. Goes through `sections` each time: a section at hand would be a copy,
  /// with all of its storage retained.
  @inline(__always)
  private func appendItems(
    of section: Int, in rect: AxisRect, sectionStart start: Double, to buffer: inout [LayoutElement]
  ) {
    let place = sections[section].place(startingAt: start)
    // Positions are rounded, to pixels or by arithmetic, and lines may overlap, so the search starts and ends a little outside.
    let slack = reach + 1e-6 + abs(rect.mainOrigin) * 1e-14
    let lower = rect.mainOrigin - place.main - slack
    let upper = rect.mainEnd - place.main + slack
    if sections[section].isList {
      sections[section].list.forEach(from: lower) { item, offset, length in
        guard offset < upper else { return false }
        if let element = element(item, place.frame(at: offset, length: length), section, rect) {
          buffer.append(element)
        }
        return true
      }
    } else {
      sections[section].lines.forEachLine(from: lower, to: upper) { line in
        var line = line
        while line.rest > 0 {
          // Asking for room for each item costs more than placing it, and a line of items without an area needs none.
          let room = min(line.rest, 32)
          buffer.append(addingCapacity: room) { elements in
            for _ in 0..<room {
              guard let (item, frame) = line.next(),
                let element = element(item, place.frame(frame), section, rect)
              else { continue }
              elements.append(element)
            }
          }
        }
      }
    }
  }
}

/// An item; nil if it does not share an area with `rect`.
@inline(__always)
private func element(_ item: Int, _ frame: AxisRect, _ section: Int, _ rect: AxisRect) -> LayoutElement? {
  guard frame.sharesArea(with: rect) else { return nil }
  return LayoutElement(kind: .item, path: ItemPath(section: section, item: item), frame: frame)
}

extension AxisRect {
  /// Whether both rectangles overlap in more than a line or a point: one without an area never does (A40, A41).
  @inline(__always) func sharesArea(with other: AxisRect) -> Bool {
    mainLength > 0 && crossLength > 0 && overlaps(other)
  }
}
