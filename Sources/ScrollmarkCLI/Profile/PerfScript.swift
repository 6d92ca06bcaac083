import Foundation

/// What `perf script -F tid,time,ip,sym,dso --ns` prints: for each sample a line with the thread and the time, and below it an indented
/// line for each call, from the innermost outwards.
struct PerfScript {
  /// The samples, each with its time in nanoseconds.
  private(set) var stacks: [RawStack] = []

  /// Reads the text in `bytes`. O(n).
  init(_ bytes: [UInt8]) {
    var current: RawStack?
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      if line.first == UInt8(ascii: "\t") || line.first == UInt8(ascii: " ") {
        if let location = Self.location(line, isCaller: current?.locations.isEmpty == false) {
          current?.locations.append(location)
        } else if let time = Self.time(line) {
          keep(&current)
          current = RawStack(locations: [], time: time)
        }
      } else if let time = Self.time(line) {
        keep(&current)
        current = RawStack(locations: [], time: time)
      }
    }
    keep(&current)
  }

  private mutating func keep(_ stack: inout RawStack?) {
    if let complete = stack, !complete.locations.isEmpty { stacks.append(complete) }
    stack = nil
  }

  /// The time in a line such as `14123 11401.777709623:`, in nanoseconds.
  private static func time(_ line: ArraySlice<UInt8>) -> Int64? {
    guard line.last == UInt8(ascii: " ") || line.last == UInt8(ascii: ":") else { return nil }
    let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == ":" }
    guard words.count >= 2, let last = words.last else { return nil }
    let parts = last.split(separator: ".")
    guard parts.count == 2, parts[1].count == 9, let seconds = Int64(parts[0]), let rest = Int64(parts[1]) else {
      return nil
    }
    return seconds * 1_000_000_000 + rest
  }

  /// The place in a line such as `    1162 inner (libx.so)`. That of a caller is where the call returns to; one less lies within it.
  private static func location(_ line: ArraySlice<UInt8>, isCaller: Bool) -> CodeLocation? {
    guard line.last == UInt8(ascii: ")") else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    let words = text.drop { $0 == " " || $0 == "\t" }
    guard let space = words.firstIndex(of: " "), let offset = UInt64(words[..<space], radix: 16),
      let paren = text.range(of: " (", options: .backwards)
    else { return nil }
    let module = String(text[paren.upperBound...].dropLast())
    let name = String(words[words.index(after: space)..<max(paren.lowerBound, words.index(after: space))])
    // Samples of the kernel come with addresses that only perf can name.
    let isFile = module.hasPrefix("/")
    let place = isCaller && offset > 0 ? offset - 1 : offset
    return CodeLocation(
      module: module, offset: place, name: isFile || name == "[unknown]" ? nil : name)
  }
}
