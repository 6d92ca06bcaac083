import TextShaper

/// Measures the scalars of a text by the libraries. The memory is its own, so that one thread uses it at a time.
final class LibraryShaper {
  private let fonts: FontShelf
  private let buffer: OpaquePointer
  private var scripts: [UInt32] = []
  private var levels: [Int8] = []
  private var scratch: [UInt32] = []
  private var units: [Int32] = []

  /// A shaper by the libraries, which are there: fonts were opened by them.
  init(fonts: FontShelf) {
    self.fonts = fonts
    buffer = text_buffer_create()!
  }

  deinit { text_buffer_destroy(buffer) }

  func measure(_ string: String, _ text: ScalarText, into measures: inout ScalarMeasures) {
    measures.reset(count: text.count)
    guard text.count > 0 else { return }
    findBreaks(string, text, &measures)
    findDirections(text, &measures)
    findScripts(text)
    shapeRuns(text, &measures)
    measures.adjust(text)
  }

  private func findBreaks(_ string: String, _ text: ScalarText, _ measures: inout ScalarMeasures) {
    var string = string
    string.withUTF8 { bytes in
      measures.flags.withUnsafeMutableBytes { flags in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          text_breaks(
            characters.baseAddress!, Int32(characters.count), Int32(text.count),
            flags.baseAddress!.assumingMemoryBound(to: UInt32.self)
          )
        }
      }
    }
  }

  private func findDirections(_ text: ScalarText, _ measures: inout ScalarMeasures) {
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(0, count: text.count))
    var start = 0
    while start < text.count {
      var end = start + 1
      while end < text.count, !measures.flags[end].contains(.mustBreak) { end += 1 }
      measures.paragraphs.append((start, findDirections(of: start..<end, text)))
      start = end
    }
  }

  /// The directions in one paragraph; answers whether it is read from the right. Latin text costs nothing.
  private func findDirections(of paragraph: Range<Int>, _ text: ScalarText) -> Bool {
    let direction = text.attributes[Int(text.runs[paragraph.lowerBound])].paragraph?.direction ?? .natural
    if !text.hasRightToLeft, direction != .rightToLeft { return false }
    let base: Int32 =
      switch direction {
      case .natural: -1
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    if scratch.count < 2 * paragraph.count {
      scratch.append(contentsOf: repeatElement(0, count: 2 * paragraph.count - scratch.count))
    }
    let level = text.scalars.withUnsafeBufferPointer { scalars in
      scratch.withUnsafeMutableBufferPointer { scratch in
        levels.withUnsafeMutableBufferPointer { levels in
          text_levels(
            scalars.baseAddress! + paragraph.lowerBound, Int32(paragraph.count), base, scratch.baseAddress!,
            levels.baseAddress! + paragraph.lowerBound
          )
        }
      }
    }
    return level == 1
  }

  private func findScripts(_ text: ScalarText) {
    scripts.removeAll(keepingCapacity: true)
    scripts.append(contentsOf: repeatElement(0, count: text.count))
    text.scalars.withUnsafeBufferPointer { scalars in
      scripts.withUnsafeMutableBufferPointer { scripts in
        text_scripts(scalars.baseAddress!, Int32(scalars.count), scripts.baseAddress!)
      }
    }
  }

  /// Shapes each stretch of equal attributes, direction and script. None crosses the end of a paragraph.
  private func shapeRuns(_ text: ScalarText, _ measures: inout ScalarMeasures) {
    units.removeAll(keepingCapacity: true)
    units.append(contentsOf: repeatElement(0, count: text.count))
    var start = 0
    while start < text.count {
      var end = start + 1
      while end < text.count, text.runs[end] == text.runs[start], levels[end] == levels[start],
        scripts[end] == scripts[start], !measures.flags[end].contains(.mustBreak)
      {
        end += 1
      }
      shape(start..<end, text, &measures)
      start = end
    }
  }

  private func shape(_ range: Range<Int>, _ text: ScalarText, _ measures: inout ScalarMeasures) {
    let attributes = text.attributes[Int(text.runs[range.lowerBound])]
    let font = fonts.font(of: attributes.face)
    text.scalars.withUnsafeBufferPointer { scalars in
      units.withUnsafeMutableBufferPointer { units in
        text_font_advances(
          font.pointer, buffer, scalars.baseAddress!, Int32(scalars.count), Int32(range.lowerBound), Int32(range.count),
          scripts[range.lowerBound], levels[range.lowerBound] & 1 == 1, attributes.kern != 0, units.baseAddress!
        )
      }
    }
    let scale = attributes.size / font.unitsPerEm
    for index in range { measures.advances[index] = Double(units[index]) * scale }
  }
}
