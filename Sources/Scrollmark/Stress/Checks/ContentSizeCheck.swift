extension Check {
  /// A25, B37: the content is as large as the oracle says.
  static let contentSize = Check(name: "content size") { scene in
    guard let oracle = scene.oracle else { return nil }
    let expected = oracle.contentSize
    let actual = scene.view.contentSize
    let most = tolerance(max(expected.width, expected.height))
    guard abs(expected.width - actual.width) > most || abs(expected.height - actual.height) > most else { return nil }
    return "the content is \(actual.width) x \(actual.height) and should be \(expected.width) x \(expected.height)"
  }
}
