import UIKit

/// What a client does wrong, and how often it was asked while it did.
@MainActor final class FaultInjector {
  /// What it does wrong.
  let fault: Fault
  /// How often the fault showed.
  private(set) var hits = 0

  init(_ fault: Fault) { self.fault = fault }

  func sections(_ count: Int) -> Int? { nil }
  func items(_ count: Int, _ section: Int) -> Int? { nil }
  func cell(_ view: UICollectionView, _ indexPath: IndexPath) -> UICollectionViewCell? { nil }
  func size(_ size: CGSize) -> CGSize? { nil }
}

/// What clients do wrong.
enum Fault: String, CaseIterable { case none }
