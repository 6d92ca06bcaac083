/// Who is told when a call to the data source or the delegate begins and ends. Calls nest.
@MainActor protocol CallListener: AnyObject {
  /// What tells of the calls. Collection views keep neither data source nor delegate: who listens does.
  var kept: [AnyObject] { get set }
  /// The method `name` is called.
  func beginCall(_ name: StaticString)
  /// The innermost call is over.
  func endCall()
}

extension CallListener {
  /// Does `body` as the call `name`.
  func call<Result>(_ name: StaticString, _ body: () -> Result) -> Result {
    beginCall(name)
    defer { endCall() }
    return body()
  }
}
