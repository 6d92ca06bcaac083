/// Why a run record cannot be read or written.
public enum RunRecordError: Error, Equatable, Sendable {
  /// There is nothing in it.
  case empty
  /// It is not JSON at all, or damaged in the middle.
  case notJSON
  /// It is JSON that stops before its end.
  case truncated
  /// It is JSON, but not a run record: `field` is missing or is something else.
  case foreign(field: String)
  /// A later version of the tool wrote it.
  case newerVersion(found: Int, supported: Int)
  /// It has `NaN` or an infinite number, which JSON does not know.
  case notFinite
  /// It has two results of one name and size, at the places `first` and `second`.
  case duplicate(name: String, size: String, first: Int, second: Int)
  /// `field` has a negative time: the clock went back during the run.
  case clockWentBack(field: String)
  /// It is a run record, but `field` is missing, of the wrong type or out of bounds.
  case invalid(field: String, problem: String)
}

extension RunRecordError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String { PlainLine.of(words) }

  private var words: String {
    switch self {
    case .empty:
      "the file is empty. Run the workloads again to write it"
    case .notJSON:
      "this is not JSON. Name the run.json that `scrollmark run` wrote"
    case .truncated:
      "the JSON stops before its end, so part of the run is lost. Copy the file again, or run the workloads again"
    case .foreign(let field):
      "this is JSON but not a saved run: `\(field)` is missing or of another kind. "
        + "Name the run.json that `scrollmark run` wrote"
    case .newerVersion(let found, let supported):
      "`version` is \(found), and this build reads versions up to \(supported). "
        + "Update scrollmark, or use the build that wrote the file"
    case .notFinite:
      "there is NaN or an infinite number in it, which JSON does not know, so that nothing was measured there. "
        + "Run the workloads again"
    case .duplicate(let name, let size, let first, let second):
      "workloads[\(first)] and workloads[\(second)] are both '\(name)' at the size \(size), and nobody can say which one counts. "
        + "Run each workload once, or give them different names"
    case .clockWentBack(let field):
      "`\(field)` has a negative time: the clock went back during the run, so that no time in it can be believed. "
        + "Run the workloads again"
    case .invalid(let field, let problem):
      "`\(field)` \(problem). Run the workloads again to write it anew"
    }
  }
}
