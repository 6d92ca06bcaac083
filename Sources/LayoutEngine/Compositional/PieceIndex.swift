import LayoutModel

/// Finds the pieces of a large group that may be in a rectangle: bounds of 16 neighbours each, and of 16 such bounds, up to one.
///
/// Pieces that follow each other mostly stand together. Where they do, a look is O(log n + k); where they do not, up to O(n).
struct PieceIndex: Equatable, Sendable {
  /// All bounds, those of pieces first.
  private var bounds: ContiguousArray<AxisRect> = []
  /// Where each level starts in `bounds`.
  private var starts: ContiguousArray<Int> = [0]
  private let count: Int

  private static var fanout: Int { 16 }

  /// Makes an index; nil if there are so few pieces that it does not pay. O(n).
  init?(_ pieces: ContiguousArray<GroupPiece>) {
    guard pieces.count > 2 * Self.fanout else { return nil }
    count = pieces.count
    for first in stride(from: 0, to: count, by: Self.fanout) {
      bounds.append(Self.union(pieces[first..<min(first + Self.fanout, count)].lazy.map(\.frame)))
    }
    while bounds.count - starts[starts.count - 1] > 1 {
      let below = starts[starts.count - 1]..<bounds.count
      starts.append(bounds.count)
      for first in stride(from: below.lowerBound, to: below.upperBound, by: Self.fanout) {
        bounds.append(Self.union(bounds[first..<min(first + Self.fanout, below.upperBound)]))
      }
    }
  }

  /// Calls `body` with the number of each piece whose neighbourhood meets `rect`, in ascending order.
  @inline(__always)
  func forEach(in rect: AxisRect, _ body: (Int) -> Void) {
    visit(starts.count - 1, 0, rect) { first in
      for piece in first..<min(first + Self.fanout, count) { body(piece) }
    }
  }

  /// Goes through a bound and what is inside; calls `body` with the first piece of each lowest bound that meets `rect`.
  private func visit(_ level: Int, _ place: Int, _ rect: AxisRect, _ body: (Int) -> Void) {
    guard bounds[starts[level] + place].meets(rect) else { return }
    guard level > 0 else { return body(place * Self.fanout) }
    let inside = starts[level] - starts[level - 1]
    for child in place * Self.fanout..<min((place + 1) * Self.fanout, inside) { visit(level - 1, child, rect, body) }
  }

  private static func union(_ rects: some Sequence<AxisRect>) -> AxisRect {
    var start = (main: Double.infinity, cross: Double.infinity)
    var end = (main: -Double.infinity, cross: -Double.infinity)
    for rect in rects {
      start = (min(start.main, rect.mainOrigin), min(start.cross, rect.crossOrigin))
      end = (max(end.main, rect.mainEnd), max(end.cross, rect.crossEnd))
    }
    return AxisRect(
      mainOrigin: start.main, crossOrigin: start.cross, mainLength: end.main - start.main,
      crossLength: end.cross - start.cross)
  }
}

extension AxisRect {
  /// Whether both rectangles have at least a point in common.
  @inline(__always) func meets(_ other: AxisRect) -> Bool {
    mainOrigin <= other.mainEnd && other.mainOrigin <= mainEnd && crossOrigin <= other.crossEnd
      && other.crossOrigin <= crossEnd
  }
}
