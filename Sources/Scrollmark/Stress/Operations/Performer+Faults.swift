import Foundation
import UIKit

extension Performer {
  /// Does what clients do wrong, then stops doing so. What is checked afterwards is that all is as it was before, and that the next
  /// operation works.
  func doWrong(_ operation: Operation) {
    let fault = Fault.allCases[operation.choice(0, of: Fault.allCases.count)]
    scene.expectsExceptions = true
    scene.settle()
    switch fault {
    case .countsTooLarge, .countsTooSmall, .sectionsTooMany: lie(fault)
    case .deleteAndMove, .reloadAndDelete, .movesToOnePlace, .insertBeyondEnd, .deleteBeyondEnd, .moveFromBeyondEnd,
      .insertSectionBeyondEnd, .deleteSectionBeyondEnd:
      batch(fault, operation)
    case .sizeNotANumber, .sizeInfinite, .sizeNegative, .sizeZero, .sizeHuge: giveSizes(fault)
    case .foreignCell, .forgottenCell, .unknownIdentifier: giveCells(fault)
    case .jumpBeyondEnd, .jumpToTwoPositions, .selectBeyondEnd, .sectionBeyondEnd: name(fault)
    case .endOfNoTransition: view.finishInteractiveTransition()
    case .oscillatingSizes, .preferredNotANumber, .preferredNegative: preferSizes(fault)
    }
    scene.fault = nil
    // Nothing that went wrong is held against what comes after.
    scene.ledger.clear()
    scene.contract.clear()
    scene.unsettled = []
  }

  /// A batch with counts that do not add up: it changes nothing (C15, C16).
  private func lie(_ fault: Fault) {
    guard scene.diffable == nil, !scene.model.sections.isEmpty else { return }
    if fault == .countsTooSmall, scene.model.sections[0].isEmpty { return }
    refuses {
      scene.fault = FaultInjector(fault)
      view.performBatchUpdates({})
      scene.fault = nil
    }
  }

  /// Does what has to be refused, by an exception, without a change of the offset or of what is on screen.
  private func refuses(_ body: () -> Void) {
    let offset = view.contentOffset
    let paths = view.indexPathsForVisibleItems.sorted()
    let raised = UIKitExceptions.recording { body() }
    if raised.isEmpty { scene.complaint = "nothing was raised" }
    if view.contentOffset != offset { scene.complaint = "the content has moved" }
    if view.indexPathsForVisibleItems.sorted() != paths { scene.complaint = "other items are on screen" }
  }

  /// A batch of calls that exclude each other or name what is not there: it changes nothing (C17 to C22).
  private func batch(_ fault: Fault, _ operation: Operation) {
    guard scene.diffable == nil, let spot = scene.model.spot(operation, 1) else { return }
    let path = IndexPath(item: spot.item, section: spot.section)
    let count = scene.model.sections[spot.section].count
    let end = IndexPath(item: count + operation.choice(2, of: 3), section: spot.section)
    let sections = scene.model.sections.count
    if fault == .movesToOnePlace, count < 2 { return }
    refuses {
      view.performBatchUpdates({
        switch fault {
        case .deleteAndMove:
          view.deleteItems(at: [path])
          view.moveItem(at: path, to: path)
        case .reloadAndDelete:
          view.reloadItems(at: [path])
          view.deleteItems(at: [path])
        case .movesToOnePlace:
          view.moveItem(at: IndexPath(item: 0, section: path.section), to: path)
          view.moveItem(at: IndexPath(item: 1, section: path.section), to: path)
        case .insertBeyondEnd: view.insertItems(at: [end])
        case .deleteBeyondEnd: view.deleteItems(at: [end])
        case .moveFromBeyondEnd: view.moveItem(at: end, to: path)
        case .insertSectionBeyondEnd: view.insertSections([sections + 1])
        default: view.deleteSections([sections])
        }
      })
    }
  }

  /// Sizes that are none: what is laid out with them is put right once the delegate gives good ones (A12).
  private func giveSizes(_ fault: Fault) {
    guard scene.layout.asksDelegate else { return }
    scene.fault = FaultInjector(fault)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    scene.fault = nil
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    view.contentOffset = scene.clamped(view.contentOffset)
  }

  /// Cells that the collection view did not ask for: it refuses them (F2, F4), and shows the right ones after a reload.
  private func giveCells(_ fault: Fault) {
    guard scene.diffable == nil else { return }
    scene.fault = FaultInjector(fault)
    view.reloadData()
    view.layoutIfNeeded()
    scene.fault = nil
    view.reloadData()
    scene.model.clearSelection()
    view.layoutIfNeeded()
  }

  /// Sizes that never settle, or are none: a pass comes to its end (D10), and the right sizes are measured after a reload.
  private func preferSizes(_ fault: Fault) {
    guard scene.measuresCells else { return }
    scene.fault = FaultInjector(fault)
    renew(Operation(.reloadData))
    view.layoutIfNeeded()
    scene.fault = nil
    renew(Operation(.reloadData))
    view.layoutIfNeeded()
  }

  /// Places that do not exist: nothing moves and nothing is selected (I4, I6).
  private func name(_ fault: Fault) {
    let beyond = IndexPath(item: 0, section: scene.model.sections.count + 3)
    switch fault {
    case .jumpBeyondEnd: refuses { view.scrollToItem(at: beyond, at: .top, animated: false) }
    case .jumpToTwoPositions:
      refuses { view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false) }
    case .selectBeyondEnd: view.selectItem(at: beyond, animated: false, scrollPosition: [])
    default: refuses { _ = view.numberOfItems(inSection: beyond.section) }
    }
  }
}
