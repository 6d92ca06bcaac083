import Measurement

extension Workload {
  /// The workload with everything that it leaves to defaults, for people: counts, seed and script, a field a line.
  public func describe() -> String {
    var rows = [
      ("file", file),
      ("items", items.summary),
      ("smoke", "\(smokeCount) items"),
      ("full", fullText),
      ("updates", updates.rawValue),
      ("layout", "\(layoutName): \(layout.summary)"),
      ("viewport", "\(Self.text(width)) × \(Self.text(height)) points, \(scale) pixels a point"),
      ("frame rate", "\(framesPerSecond) frames a second"),
      ("seed", String(seed)),
      ("script", "\(frameCount) frames in \(script.count) step\(script.count == 1 ? "" : "s")"),
    ]
    let parameters = layoutParameters.sorted { $0.key < $1.key }.map { ("  \($0.key)", $0.value) }
    rows.insert(contentsOf: parameters, at: rows.firstIndex { $0.0 == "viewport" } ?? rows.count)
    if let cells { rows.append(("cells", cells.summary)) }
    rows += script.enumerated().map { ("  \($0.offset + 1)", $0.element.description) }
    rows += budgets.enumerated().map { ($0.offset == 0 ? "budgets" : "", $0.element.description) }
    let width = rows.reduce(0) { max($0, $1.0.count) } + 2
    let lines = rows.map { $0.0 + String(repeating: " ", count: width - $0.0.count) + $0.1 }
    return ([name, summary] + lines).map(PlainLine.of).joined(separator: "\n") + "\n"
  }

  private var fullText: String {
    if !counts.isEmpty { return counts.map(String.init).joined(separator: ", ") + " items, one after the other" }
    return fullCount.map { "\($0) items" } ?? "all items"
  }

  private static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }
}
