/// What the process answers to whoever started it. The numbers are part of the interface: scripts rely on them.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  case usage = 2
  case noSuchWorkload = 3
  case workloadUnreadable = 4
  case malformed = 5
  case unknownKey = 6
  case missingKey = 7
  case wrongType = 8
  case outOfRange = 9
  case itemsMissing = 10
  case itemsEmpty = 11
  case notUTF8 = 12
  case tooManyItems = 13
  case badSize = 14
  case outputNotWritable = 15
  case diskFull = 16
  case recordUnreadable = 17
  case regression = 20
  case improvement = 21
  case missingBaseline = 22
  case notComparable = 23
  case invalidMeasurement = 24
  case nothingRan = 25
  case buildOfBaseFailed = 26
  case buildOfHeadFailed = 27
  case noReference = 28
  case baselineUnreadable = 29
  case divergence = 30
  case leak = 31
  case replayUnreadable = 32
  case contractBroken = 33
  case toolMissing = 35
  case folderNotEmpty = 36
  case internalError = 70
  case interrupted = 130

  /// What the code says, in a line of the help.
  var meaning: String {
    switch self {
    case .success: "done"
    case .usage: "the command line is wrong"
    case .noSuchWorkload: "there is no workload of that name"
    case .workloadUnreadable: "a workload or items file cannot be read"
    case .malformed: "a workload file is not JSON, or an items file is not of its format"
    case .unknownKey: "a workload file has a key that is not known"
    case .missingKey: "a workload file lacks a key that it must have"
    case .wrongType: "a value in a workload file is of the wrong type"
    case .outOfRange: "a value in a workload file is not one that is allowed"
    case .itemsMissing: "the file with the items does not exist"
    case .itemsEmpty: "there are no items"
    case .notUTF8: "a workload file or an items file is not UTF-8"
    case .tooManyItems: "more items than memory allows"
    case .badSize: "a size is negative, infinite, or not a number"
    case .outputNotWritable: "the output cannot be written"
    case .diskFull: "the disk, or a limit on file size, is full"
    case .recordUnreadable: "the saved run cannot be read"
    case .regression: "a check failed: a number got worse beyond what is allowed"
    case .improvement: "a number got better, and the baseline should take it"
    case .missingBaseline: "there is nothing to compare with"
    case .notComparable: "the two sides cannot be compared"
    case .invalidMeasurement: "a number was measured, but cannot be believed"
    case .nothingRan: "nothing was measured, so that nothing was checked"
    case .buildOfBaseFailed: "the base does not build"
    case .buildOfHeadFailed: "the head does not build"
    case .noReference: "there is no git, or no such reference"
    case .baselineUnreadable: "a baseline or a table of tolerances cannot be read"
    case .leak: "a soak left objects or memory behind"
    case .divergence: "stress, or a replay, came upon a divergence"
    case .replayUnreadable: "the replay file cannot be read"
    case .contractBroken: "stress found that a layout breaks the contract of layouts"
    case .toolMissing: "a tool or package that the command needs is missing"
    case .folderNotEmpty: "the folder for a new package is not empty"
    case .internalError: "something went wrong that is not your fault"
    case .interrupted: "interrupted (Ctrl-C); workloads that had finished are saved"
    }
  }

  /// The codes that say that a workload or its items cannot be used.
  static let ofWorkloads: Set<ExitCode> = [
    .noSuchWorkload, .workloadUnreadable, .malformed, .unknownKey, .missingKey, .wrongType, .outOfRange, .itemsMissing,
    .itemsEmpty, .notUTF8, .tooManyItems, .badSize,
  ]
}
