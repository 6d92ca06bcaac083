extension Check {
  /// D10: a layout pass comes to an end by itself.
  static let settling = Check(name: "layout settles") { scene in
    scene.unsettled.first.map { "a pass gave up after \($0.rounds) rounds" + ($0.indexPath.map { " at \($0)" } ?? "") }
  }
}
