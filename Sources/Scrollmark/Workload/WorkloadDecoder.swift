/// Reads workload files.
struct WorkloadDecoder {
  var registry: Registry

  /// The most items that a workload may ask for; memory sets a limit of its own.
  static let mostItems = Int(Int32.max)

  /// The greatest seed: beyond it a number in JSON may stand for another one.
  private static let mostSeed = 1 << 53 - 1

  /// The most frames that a script may have, all steps together.
  private static let mostFrames = 1_000_000

  /// Reads the workload that `bytes` hold; `file` is how errors name it, `folder` is where its relative paths start from.
  func decode(_ bytes: [UInt8], name: String, file: String, folder: String) throws -> Workload {
    let fields = try root(bytes, file: file, folder: folder)
    let framesPerSecond = try fields.whole("framesPerSecond", among: [60, 120], default: 60)
    let sizes = try fields.requiredObject("sizes")
    let viewport = try fields.requiredObject("viewport")
    let layoutFields = try fields.requiredObject("layout")
    let (layoutName, layout) = try self.layout(layoutFields)
    let counts = try counts(fields)
    let script = try script(fields, framesPerSecond: framesPerSecond)
    let workload = Workload(
      name: name, file: file,
      summary: try fields.line("summary"),
      items: try items(fields.requiredObject("items")),
      updates: try fields.choice("updates", of: Workload.Updates.self, default: .batches),
      layoutName: layoutName, layoutParameters: layoutFields.texts(without: "kind"), layout: layout,
      cells: try fields.object("cells").map(cells),
      width: try viewport.length("width", least: 1),
      height: try viewport.length("height", least: 1),
      scale: try fields.whole("scale", in: 1...3, default: 2),
      framesPerSecond: framesPerSecond,
      seed: UInt64(try fields.whole("seed", in: 0...Self.mostSeed, default: 1)),
      smokeCount: try sizes.whole("smoke", in: 1...Self.mostItems),
      fullCount: sizes.has("full") ? try sizes.whole("full", in: 1...Self.mostItems) : nil,
      counts: counts,
      script: script,
      budgets: try BudgetReader(name: name, fields: fields, script: script, counts: counts).read())
    for part in [sizes, viewport, fields] { try part.finish() }
    try checkCount(of: workload, sizes)
    return workload
  }

  private func root(_ bytes: [UInt8], file: String, folder: String) throws -> WorkloadFields {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw WorkloadError(
        kind: .notUTF8, file: file, problem: "the file is not UTF-8", remedy: "save it as UTF-8")
    }
    do {
      let node = try JSONParser.parse(bytes)
      guard case .object(let members) = node.value else {
        throw WorkloadError(
          kind: .wrongType, file: file, problem: "the file holds \(node.value.kindName)", remedy: "it must be an object"
        )
      }
      return WorkloadFields(members: members, path: "", file: file, folder: folder)
    } catch let error as JSONError {
      throw WorkloadError(
        kind: .malformed, file: file, place: "line \(error.line), column \(error.column)", problem: error.problem)
    }
  }

  private func counts(_ fields: WorkloadFields) throws -> [Int] {
    guard let list = try fields.list("counts") else { return [] }
    let allowed = 1_000...1_000_000
    var counts: [Int] = []
    for (path, node) in list {
      guard case .number(_, let value) = node.value else {
        throw WorkloadError(
          kind: .wrongType, file: fields.file, place: path, problem: node.value.finding,
          remedy: "it must be a whole number")
      }
      guard let count = Int(exactly: value), allowed.contains(count) else {
        throw WorkloadError(
          kind: .outOfRange, file: fields.file, place: path, problem: "\(node.value.excerpt) is not allowed",
          remedy: "it is a whole number from \(allowed.lowerBound) to \(allowed.upperBound)")
      }
      guard !counts.contains(count) else {
        throw WorkloadError(
          kind: .outOfRange, file: fields.file, place: path, problem: "\(count) stands twice", remedy: "name it once")
      }
      counts.append(count)
    }
    return counts
  }

  private func items(_ fields: WorkloadFields) throws -> any ItemSource {
    let name = try fields.string("source")
    guard let make = registry.sources[name] else {
      throw fields.notAmong("source", name, registry.sources.keys.sorted())
    }
    let source = try make(fields)
    try fields.finish()
    return source
  }

  private func cells(_ fields: WorkloadFields) throws -> CellBlueprint {
    let name = try fields.string("kind")
    guard let make = registry.cells[name] else {
      throw fields.notAmong("kind", name, registry.cells.keys.sorted())
    }
    let blueprint = try make(fields)
    try fields.finish()
    return blueprint
  }

  private func layout(_ fields: WorkloadFields) throws -> (String, LayoutBlueprint) {
    let name = try fields.string("kind")
    guard let make = registry.layouts[name] else {
      throw fields.notAmong("kind", name, registry.layouts.keys.sorted())
    }
    let blueprint = try make(fields)
    try fields.finish()
    return (name, blueprint)
  }

  private func script(_ fields: WorkloadFields, framesPerSecond: Int) throws -> [Step] {
    let list = try fields.list("script") ?? fields.missing("script", "a list of steps")
    guard !list.isEmpty else {
      throw fields.error(.outOfRange, "script", "it has no steps", "it must have at least one")
    }
    let steps = try list.map { path, node in
      try Step(fields.fields(node, path: path), framesPerSecond: framesPerSecond, layout: layout)
    }
    let frames = steps.reduce(0) { $0 + $1.frames }
    guard frames <= Self.mostFrames else {
      throw fields.error(
        .outOfRange, "script", "its steps have \(frames) frames together", "at most \(Self.mostFrames) are allowed")
    }
    return steps
  }

  /// Synthetic items have no end of their own, so that the full size must say how many there are.
  private func checkCount(of workload: Workload, _ sizes: WorkloadFields) throws {
    guard workload.items is SyntheticItems, workload.fullCount == nil, workload.counts.isEmpty else { return }
    throw sizes.error(.missingKey, "full", "it is missing", "synthetic items need a count")
  }
}
