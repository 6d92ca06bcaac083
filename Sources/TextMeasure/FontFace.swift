/// A font, apart from its size.
public struct FontFace: Hashable, Sendable {
  /// A kind of letters.
  public enum Family: UInt8, CaseIterable, Sendable {
    /// Without serifs; what is used where nothing else is asked for.
    case sans
    /// With serifs.
    case serif
    /// With serifs or without, all equally wide.
    case mono
  }

  /// The kind of letters.
  public var family: Family
  /// Whether the letters are bold.
  public var isBold: Bool

  /// The font of these letters.
  public init(family: Family = .sans, isBold: Bool = false) {
    self.family = family
    self.isBold = isBold
  }

  /// All fonts that there are, in the order of their numbers.
  static let all = Family.allCases.flatMap { [FontFace(family: $0), FontFace(family: $0, isBold: true)] }

  /// The font's place in `all`.
  var number: Int { Int(family.rawValue) * 2 + (isBold ? 1 : 0) }
}

/// What of a font concerns all its characters, as fractions of its size.
public struct FontMetrics: Hashable, Sendable {
  /// How far lines reach above the baseline.
  public var ascent: Double
  /// How far they reach below it; positive.
  public var descent: Double
  /// The space between two lines, beyond that.
  public var leading: Double
  /// The height of a small x.
  public var xHeight: Double
  /// The height of a capital.
  public var capHeight: Double

  /// The height of a line: ascent, descent and leading.
  public var lineHeight: Double { ascent + descent + leading }

  /// What is used where no font can be read.
  static let simple = FontMetrics(ascent: 0.95, descent: 0.25, leading: 0, xHeight: 0.5, capHeight: 0.7)
}
