/// What the oracle says of the present state, worked out once for all checks.
struct OraclePicture {
  fileprivate var oracle: (any LayoutOracle)?
  fileprivate var elements: [Placed]?
  fileprivate var isKnown = false
  /// Whether checks that look at every item are done.
  var isThorough = true
}

extension StressScene {
  /// Where everything should stand now; nil if nobody knows.
  var oracle: (any LayoutOracle)? {
    if !picture.isKnown {
      picture.isKnown = true
      picture.oracle = picture.isThorough ? quietly { layout.oracle(self) } : nil
    }
    return picture.oracle
  }

  /// Every element where it should stand; nil if nobody knows.
  var oracleElements: [Placed]? {
    if let elements = picture.elements { return elements }
    picture.elements = oracle?.elements()
    return picture.elements
  }

  /// The state has changed.
  func forgetPicture() { picture = OraclePicture() }
}
