/// Rows of equal length, kept in pages that come into being when the first of their rows is set: for what only a few of many groups have.
///
/// Looking up a row is O(1); setting one too, but for the first in a page, and the very first, which makes the table of pages.
struct PageStore<Element: Sendable>: Sendable {
  /// How many elements a row has.
  let stride: Int
  /// How many rows a page has.
  let rowsPerPage: Int
  /// What rows that were not set consist of.
  private let blank: Element
  /// The pages; empty where no row was set.
  private(set) var pages: ContiguousArray<ContiguousArray<Element>> = []

  init(stride: Int, blank: Element) {
    self.stride = stride
    self.blank = blank
    rowsPerPage = max(1, 128 / max(1, stride))
  }

  /// Whether any row was set.
  var isEmpty: Bool { pages.isEmpty }

  /// The page of a row and where the row starts in it; nil if the page does not exist.
  @inline(__always) func place(ofRow row: Int) -> (page: Int, offset: Int)? {
    let (page, local) = row.quotientAndRemainder(dividingBy: rowsPerPage)
    guard page < pages.count, !pages[page].isEmpty else { return nil }
    return (page, local * stride)
  }

  /// Calls `body` with a row to change, of a store that is to hold `rows` rows.
  @inline(__always)
  mutating func change<Result>(
    row: Int, of rows: Int, _ body: (UnsafeMutableBufferPointer<Element>) -> Result
  ) -> Result {
    let (page, local) = row.quotientAndRemainder(dividingBy: rowsPerPage)
    if pages.isEmpty {
      pages = ContiguousArray(repeating: [], count: (rows + rowsPerPage - 1) / rowsPerPage)
    }
    if pages[page].isEmpty { pages[page] = ContiguousArray(repeating: blank, count: rowsPerPage * stride) }
    let start = local * stride
    let stride = stride
    return pages[page].withUnsafeMutableBufferPointer { elements in
      body(UnsafeMutableBufferPointer(rebasing: elements[start..<start + stride]))
    }
  }

  /// Calls `body` with a row; with nothing if its page does not exist.
  @inline(__always)
  func withRow<Result>(_ row: Int, _ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    guard let (page, offset) = place(ofRow: row) else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return pages[page].withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[offset..<offset + stride])) }
  }
}
