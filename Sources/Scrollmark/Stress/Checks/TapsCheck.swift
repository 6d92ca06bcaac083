import Foundation

extension Check {
  /// G5 to G8, G15: what the delegate is told of a tap is what the rules allow.
  static let taps = Check(name: "taps") { scene in
    guard let tap = scene.before.tap else { return nil }
    let calls = scene.selectionCalls
    if !tap.allows { return calls.isEmpty ? nil : "a tap changes the selection although none is allowed" }
    var selects = 0
    var deselects = 0
    for call in calls {
      if case .select = call { selects += 1 } else { deselects += 1 }
    }
    if tap.allowsSeveral { return selects + deselects <= 1 ? nil : "a tap toggles more than one item" }
    if selects > 1 { return "a tap selects \(selects) items" }
    if deselects > 0, selects == 0 { return "G7: a tap takes an item out of a selection of one" }
    if deselects > tap.selected.count { return "a tap deselects \(deselects) of \(tap.selected.count) items" }
    return nil
  }
}
