extension Check {
  /// C34 to C48: the layout is called in the order that subclasses rely on.
  static let contract = Check(name: "calls of the layout") { scene in
    scene.contract.operationEnded()
    return scene.contract.breach
  }
}
