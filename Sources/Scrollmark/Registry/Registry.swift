/// What workloads may name: the layouts, the cells and the sources of items, those of the house and those that a client adds.
///
/// ```swift
/// var registry = Registry.standard
/// registry.register(layout: "masonry") { fields in
///   let columns = try fields.whole("columns", in: 1...12, default: 2)
///   return LayoutBlueprint(summary: "masonry in \(columns) columns") { _ in MasonryLayout(columns: columns) }
/// }
/// let catalog = WorkloadCatalog(directory: "Workloads", registry: registry)
/// ```
public struct Registry: Sendable {
  /// Makes a layout from the fields beside `kind`. Read each field that is known; the others are refused afterwards.
  public typealias LayoutReader = @Sendable (WorkloadFields) throws -> LayoutBlueprint
  /// Makes a source of items from the fields beside `source`. Read each field that is known; the others are refused afterwards.
  public typealias SourceReader = @Sendable (WorkloadFields) throws -> any ItemSource

  /// Makes cells from the fields beside `kind`. Read each field that is known; the others are refused afterwards.
  public typealias CellReader = @Sendable (WorkloadFields) throws -> CellBlueprint

  private(set) var layouts: [String: LayoutReader] = [:]
  private(set) var sources: [String: SourceReader] = [:]
  private(set) var cells: [String: CellReader] = [:]

  /// Makes a registry of nothing.
  public init() {}

  /// Adds a layout, or puts it in the place of the one of that name.
  public mutating func register(layout name: String, _ reader: @escaping LayoutReader) { layouts[name] = reader }

  /// Adds cells, or puts them in the place of those of that name.
  public mutating func register(cells name: String, _ reader: @escaping CellReader) { cells[name] = reader }

  /// Adds a source of items, or puts it in the place of the one of that name.
  public mutating func register(source name: String, _ reader: @escaping SourceReader) { sources[name] = reader }

  /// The layouts `flow`, `list`, `compositional`, `incremental-cache` and `rebuild-everything`; the sources `synthetic`, `lines`, `csv`, `jsonl`,
  /// `unicode` and `packages`; the cells `constraints`, `stacks` and `rows`.
  public static let standard: Registry = {
    var registry = Registry()
    registry.register(layout: "flow") { try FlowSettings(grid: $0).blueprint() }
    registry.register(layout: "list") { try FlowSettings(list: $0).blueprint() }
    registry.register(layout: "compositional") { try CompositionalSettings($0).blueprint() }
    registry.register(layout: "incremental-cache") { try FadingStackLayout.blueprint($0, rebuilds: false) }
    registry.register(layout: "rebuild-everything") { try FadingStackLayout.blueprint($0, rebuilds: true) }
    registry.register(source: "synthetic") { try SyntheticItems($0) }
    registry.register(source: "lines") { try LineItems($0) }
    registry.register(source: "csv") { try CSVItems($0) }
    registry.register(source: "jsonl") { try JSONLinesItems($0) }
    registry.register(source: "unicode") { try UnicodeItems($0) }
    registry.register(source: "packages") { try PackageItems($0) }
    registry.register(cells: "constraints") { _ in .constraints }
    registry.register(cells: "stacks") { _ in .stacks }
    registry.register(cells: "rows") { _ in .rows }
    return registry
  }()
}
