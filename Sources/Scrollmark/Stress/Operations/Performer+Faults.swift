import Foundation
import UIKit

extension Performer {
  /// Does what clients do wrong, then stops doing so. What is checked afterwards is that all is as it was before, and that the next
  /// operation works.
  func doWrong(_ operation: Operation) {
    let fault = Fault.allCases[operation.choice(0, of: Fault.allCases.count)]
    scene.settle()
    let isDone: Bool
    if let call = fault.raisedCall {
      isDone = raise(in: call, operation)
    } else {
      scene.expectsExceptions = true
      isDone = put(fault, operation)
      scene.fault = nil
      // Nothing that went wrong is held against what comes after.
      scene.ledger.clear()
      scene.contract.clear()
    }
    scene.unsettled = []
    if isDone { scene.faults[fault.rawValue, default: 0] += 1 }
  }

  /// Does one that is not about exceptions; answers whether there was an occasion.
  private func put(_ fault: Fault, _ operation: Operation) -> Bool {
    switch fault {
    case .countsTooLarge, .countsTooSmall, .sectionsTooMany: return lie(fault)
    case .deleteAndMove, .reloadAndDelete, .movesToOnePlace, .insertBeyondEnd, .deleteBeyondEnd, .moveFromBeyondEnd,
      .insertSectionBeyondEnd, .deleteSectionBeyondEnd:
      return batch(fault, operation)
    case .sizeNotANumber, .sizeInfinite, .sizeNegative, .sizeZero, .sizeHuge: return giveSizes(fault)
    case .foreignCell, .forgottenCell, .unknownIdentifier: return giveCells(fault)
    case .jumpBeyondEnd, .jumpToTwoPositions, .selectBeyondEnd, .sectionBeyondEnd: return name(fault)
    case .endOfNoTransition:
      view.finishInteractiveTransition()
      return true
    case .oscillatingSizes, .preferredNotANumber, .preferredNegative: return preferSizes(fault)
    case .oneHash, .twoHashes: return share(hashes: fault == .oneHash ? 1 : 2)
    case .applyInsideApply: return applyInside()
    default:
      if let call = fault.changedCall { return change(in: call, operation) }
      return fault.isOfLayout && twist(fault, operation)
    }
  }

  /// A batch with counts that do not add up: it changes nothing (C15, C16).
  private func lie(_ fault: Fault) -> Bool {
    guard scene.diffable == nil, !scene.model.sections.isEmpty else { return false }
    if fault == .countsTooSmall, scene.model.sections[0].isEmpty { return false }
    refuses {
      scene.fault = FaultInjector(fault)
      view.performBatchUpdates({})
      scene.fault = nil
    }
    return true
  }

  /// Does what has to be refused, by an exception, without a change of the offset or of what is on screen.
  func refuses(_ body: () -> Void) {
    let offset = view.contentOffset
    let paths = view.indexPathsForVisibleItems.sorted()
    let raised = UIKitExceptions.recording { body() }
    if raised.isEmpty { scene.complaint = "nothing was raised" }
    if view.contentOffset != offset { scene.complaint = "the content has moved" }
    if view.indexPathsForVisibleItems.sorted() != paths { scene.complaint = "other items are on screen" }
  }

  /// A batch of calls that exclude each other or name what is not there: it changes nothing (C17 to C22).
  private func batch(_ fault: Fault, _ operation: Operation) -> Bool {
    guard scene.diffable == nil, let spot = scene.model.spot(operation, 1) else { return false }
    let path = IndexPath(item: spot.item, section: spot.section)
    let count = scene.model.sections[spot.section].count
    let end = IndexPath(item: count + operation.choice(2, of: 3), section: spot.section)
    let sections = scene.model.sections.count
    if fault == .movesToOnePlace, count < 2 { return false }
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
    return true
  }

  /// Sizes that are none: what is laid out with them is put right once the delegate gives good ones (A12).
  private func giveSizes(_ fault: Fault) -> Bool {
    guard scene.layout.asksDelegate else { return false }
    scene.fault = FaultInjector(fault)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    scene.fault = nil
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    view.contentOffset = scene.clamped(view.contentOffset)
    return true
  }

  /// Cells that the collection view did not ask for: it refuses them (F2, F4), and shows the right ones after a reload.
  private func giveCells(_ fault: Fault) -> Bool {
    guard scene.diffable == nil else { return false }
    scene.fault = FaultInjector(fault)
    view.reloadData()
    view.layoutIfNeeded()
    scene.fault = nil
    view.reloadData()
    scene.model.clearSelection()
    view.layoutIfNeeded()
    return true
  }

  /// Sizes that never settle, or are none: a pass comes to its end (D10), and the right sizes are measured after a reload.
  private func preferSizes(_ fault: Fault) -> Bool {
    guard scene.measuresCells else { return false }
    scene.fault = FaultInjector(fault)
    renew(Operation(.reloadData))
    view.layoutIfNeeded()
    scene.fault = nil
    renew(Operation(.reloadData))
    view.layoutIfNeeded()
    return true
  }

  /// Places that do not exist: nothing moves and nothing is selected (I4, I6).
  private func name(_ fault: Fault) -> Bool {
    let beyond = IndexPath(item: 0, section: scene.model.sections.count + 3)
    switch fault {
    case .jumpBeyondEnd: refuses { view.scrollToItem(at: beyond, at: .top, animated: false) }
    case .jumpToTwoPositions:
      refuses { view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false) }
    case .selectBeyondEnd: view.selectItem(at: beyond, animated: false, scrollPosition: [])
    default: refuses { _ = view.numberOfItems(inSection: beyond.section) }
    }
    return true
  }
}
