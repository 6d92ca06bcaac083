import CoreGraphics
import Foundation

/// A visual format, taken apart: views in a row with spaces between them, perhaps from one side of their superview to the other.
struct VisualFormat {
  /// A comparison with a number or a view.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object = Object.number(0)
    var priority = Object.number(1_000)
  }

  /// What something is compared with.
  enum Object: Equatable {
    case number(Double)
    /// A view, or a number that the metrics name.
    case name(String)
  }

  /// A view, with what its length is compared with.
  struct View: Equatable {
    var name: String
    var lengths: [Predicate] = []
  }

  /// The space between two neighbours.
  enum Space: Equatable {
    /// None.
    case flush
    /// What the system leaves.
    case standard
    /// What was written.
    case written([Predicate])
  }

  /// What was wrong with a format, and at which character.
  struct Problem: Error, Equatable {
    var reason: String
    var place: Int
  }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var views: [View] = []
  /// The spaces between neighbours; one fewer than there are views.
  private(set) var spaces: [Space] = []
  /// The space from the superview's first side; nil if the format does not begin there.
  private(set) var leadingSpace: Space?
  /// The space to the superview's last side; nil if the format does not end there.
  private(set) var trailingSpace: Space?

  private let characters: [Character]
  private var position = 0

  init(_ text: String) throws(Problem) {
    characters = Array(text)
    try readAxis()
    if take("|") { leadingSpace = try readSpace() }
    views.append(try readView())
    while position < characters.count {
      let space = try readSpace()
      if take("|") {
        trailingSpace = space
        guard position == characters.count else { throw problem("Expected the end after '|'") }
        return
      }
      spaces.append(space)
      views.append(try readView())
    }
  }

  // MARK: Reading

  private mutating func readAxis() throws(Problem) {
    guard characters.count > 1, characters[1] == ":" else { return }
    switch characters[0] {
    case "H": axis = .horizontal
    case "V": axis = .vertical
    default: throw problem("Expected 'H' or 'V' before ':'")
    }
    position = 2
  }

  private mutating func readView() throws(Problem) -> View {
    guard take("[") else { throw problem("Expected a view") }
    var view = View(name: try readName())
    if take("(") { view.lengths = try readPredicates(until: ")") }
    guard take("]") else { throw problem("Expected ']' after the name of a view") }
    return view
  }

  private mutating func readSpace() throws(Problem) -> Space {
    guard take("-") else { return .flush }
    let next = position < characters.count ? characters[position] : " "
    if next == "[" || next == "|" { return .standard }
    let predicates = take("(") ? try readPredicates(until: ")") : [try readSimple()]
    guard take("-") else { throw problem("Expected '-' after a space") }
    return .written(predicates)
  }

  private mutating func readPredicates(until end: Character) throws(Problem) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      var predicate = Predicate()
      predicate.relation = readRelation()
      predicate.object = try readObject()
      if take("@") { predicate.priority = try readObject() }
      predicates.append(predicate)
    } while take(",")
    guard take(end) else { throw problem("Expected '\(end)'") }
    return predicates
  }

  private mutating func readSimple() throws(Problem) -> Predicate {
    var predicate = Predicate()
    predicate.object = try readObject()
    if take("@") { predicate.priority = try readObject() }
    return predicate
  }

  private mutating func readRelation() -> NSLayoutConstraint.Relation {
    for (text, relation) in [
      ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
    ] where characters[position...].starts(with: text) {
      position += 2
      return relation
    }
    return .equal
  }

  private mutating func readObject() throws(Problem) -> Object {
    var text = ""
    if take("-") { text = "-" }
    while position < characters.count, characters[position].isNumber || characters[position] == "." {
      text.append(characters[position])
      position += 1
    }
    if let number = Double(text) { return .number(number) }
    return .name(try readName())
  }

  private mutating func readName() throws(Problem) -> String {
    var name = ""
    while position < characters.count {
      let character = characters[position]
      guard character.isLetter || character == "_" || (!name.isEmpty && character.isNumber) else { break }
      name.append(character)
      position += 1
    }
    guard !name.isEmpty else { throw problem("Expected a name") }
    return name
  }

  private mutating func take(_ character: Character) -> Bool {
    guard position < characters.count, characters[position] == character else { return false }
    position += 1
    return true
  }

  private func problem(_ reason: String) -> Problem { Problem(reason: reason, place: position) }
}
