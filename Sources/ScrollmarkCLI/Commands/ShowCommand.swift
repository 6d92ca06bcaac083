import Scrollmark

/// `scrollmark show`: one workload with everything that its file leaves to defaults.
struct ShowCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// Where the workloads are.
  let catalog: WorkloadCatalog

  /// Prints the workload.
  func run() throws(CommandFailure) -> ExitCode {
    let workload = try CommandFailure.catching { try catalog.load(arguments.operands[0]) }
    switch OutputFormat(arguments) {
    case .text: try Terminal.write(workload.describe())
    case .json: try Terminal.write(OutputFormat.json(ShownWorkload(workload)))
    }
    return .success
  }
}

/// A workload as programs read it: what `run` would use.
private struct ShownWorkload: Encodable {
  var name: String
  var summary: String
  var file: String
  var items: String
  var smokeCount: Int
  var fullCount: Int?
  var counts: [Int]
  var updates: String
  var layout: String
  var layoutParameters: [String: String]
  var width: Double
  var height: Double
  var scale: Int
  var framesPerSecond: Int
  var seed: UInt64
  var frames: Int
  var steps: [String]
  var budgets: [String]

  init(_ workload: Workload) {
    name = workload.name
    summary = workload.summary
    file = workload.file
    items = workload.items.summary
    smokeCount = workload.smokeCount
    fullCount = workload.fullCount
    counts = workload.counts
    updates = workload.updates.rawValue
    layout = workload.layoutName
    layoutParameters = workload.layoutParameters
    width = workload.width
    height = workload.height
    scale = workload.scale
    framesPerSecond = workload.framesPerSecond
    seed = workload.seed
    frames = workload.frameCount
    steps = workload.script.map(\.description)
    budgets = workload.budgets.map(\.description)
  }
}
