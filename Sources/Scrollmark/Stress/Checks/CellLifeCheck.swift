extension Check {
  /// F2, F8, F15: cells are made only when none waits, shown once they were given out, and taken off once.
  static let cellLife = Check(name: "life of cells") { scene in
    if let breach = scene.ledger.breach { return breach }
    let cells = scene.view.visibleCells.count
    if scene.ledger.shown != cells { return "\(scene.ledger.shown) cells were shown and \(cells) are on screen" }
    return nil
  }
}
