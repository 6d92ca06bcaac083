/// What has to come first in a class whose objects are values of attributed strings.
///
/// Foundation's attributed strings on Linux compare values by a function that reads, behind the header of every object, what only
/// objects of its own have there: the number of their type. What it finds in others decides between an answer and a trap. This says
/// that the object is of a type that the class itself denies, upon which the function asks `isEqual(_:)`, as it should.
struct FoundationHeader {
  /// The type of strings, as Foundation numbers it, and the mark of an object that it counts references to.
  private let info: UInt32 = 7 << 8 | 0x80
  private let rest: UInt32 = 0
}
