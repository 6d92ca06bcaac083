import Foundation
import UIKit

extension Performer {
  /// Changes to another layout, at once or step by step, or changes how the present one is set up.
  func changeLayout(_ operation: Operation) {
    switch operation.kind {
    case .changeLayout:
      let next = nextLayout(operation)
      adopt(next)
      view.setCollectionViewLayout(scene.made(next), animated: operation.choice(1, of: 2) == 1)
    case .changeSettings:
      let choice = StressSetup.LayoutChoice(name: "", numbers: Array(operation.numbers.dropFirst(2)))
      guard let next = scene.layout.adapted(to: choice, view.collectionViewLayout) else { return }
      scene.layout = next
    case .transition: transition(operation)
    default: break
    }
  }

  private func nextLayout(_ operation: Operation) -> any StressLayout {
    let names = scene.layoutNames
    let choice = StressSetup.LayoutChoice(
      name: names[operation.choice(0, of: names.count)], numbers: Array(operation.numbers.dropFirst(2)))
    return scene.catalog.layout(choice)
  }

  /// Takes over another layout as the one that is held to its rules.
  func adopt(_ layout: any StressLayout) {
    scene.layout = layout
    scene.ledger.forgetMeasured()
    scene.register(layout)
    scene.chooseClient()
  }

  /// An interactive transition, with an update in between now and then, that is finished or cancelled (I16).
  private func transition(_ operation: Operation) {
    let old = scene.layout
    let next = nextLayout(operation)
    // Both layouts place views meanwhile.
    adopt(old)
    scene.register(next)
    if next.asksDelegate { scene.useSizes(of: next) }
    let layout = scene.made(next)
    let between = view.startInteractiveTransition(to: layout)
    for step in 1...3 {
      between.transitionProgress = CGFloat(step) / 3
      between.invalidateLayout()
      view.layoutIfNeeded()
      if step == 2, !operation.parts.isEmpty { update(operation.parts, isSingle: false) }
    }
    if operation.choice(1, of: 2) == 1 {
      adopt(next)
      view.finishInteractiveTransition()
    } else {
      view.cancelInteractiveTransition()
      scene.chooseClient()
    }
    scene.settle()
  }
}
