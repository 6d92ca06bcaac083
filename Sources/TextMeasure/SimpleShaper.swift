/// Measures text without a font, where the libraries or the fonts are missing. Every grapheme cluster has the width of its first
/// scalar, as a fraction of the font's size: 0.3 for white space and ASCII punctuation, 0.7 for ASCII capitals, 1 for East Asian
/// characters and emoji, and 0.55 for the rest. Lines break behind white space and hyphens, and beside what is 1 wide. Bold letters
/// are a tenth wider; letters of equal width are 0.6 wide. Nothing is shaped, and everything is read from the left.
struct SimpleShaper {
  func measure(_ string: String, _ text: ScalarText, into measures: inout ScalarMeasures) {
    measures.reset(count: text.count)
    guard text.count > 0 else { return }
    measures.paragraphs.append((0, false))
    var index = 0
    for character in string {
      let count = character.unicodeScalars.count
      let first = text.scalars[index]
      let attributes = text.attributes[Int(text.runs[index])]
      measures.advances[index] = Self.width(of: first, in: attributes.face) * attributes.size
      for inner in index + 1..<index + count { measures.advances[inner] = -1 }
      if Self.isWhite(first) { measures.flags[index].insert(.isWhite) }
      if index > 0 {
        let previous = text.scalars[index - 1]
        if previous.isLineSeparator {
          measures.flags[index].insert(.mustBreak)
          measures.paragraphs.append((index, false))
        } else if Self.allowsBreak(between: previous, and: first) {
          measures.flags[index].insert(.mayBreak)
        }
      }
      index += count
    }
    measures.adjust(text)
  }

  private static func width(of scalar: UInt32, in face: FontFace) -> Double {
    let width: Double =
      if isWide(scalar) {
        1
      } else if face.family == .mono {
        0.6
      } else if isWhite(scalar) || (0x21...0x2F).contains(scalar) || (0x3A...0x40).contains(scalar) {
        0.3
      } else if (0x41...0x5A).contains(scalar) {
        0.7
      } else {
        0.55
      }
    return face.isBold && face.family != .mono ? width * 1.1 : width
  }

  private static func allowsBreak(between first: UInt32, and second: UInt32) -> Bool {
    if isWhite(second) { return false }
    return isWhite(first) || first == 0x2D || isWide(first) || isWide(second)
  }

  private static func isWhite(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 9 || scalar.isLineSeparator || (0x2000...0x200A).contains(scalar) || scalar == 0x3000
  }

  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x2FFF, 0x3001...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
