import UIKit

/// What a client does wrong in the calls that it gets, as long as it is in place.
@MainActor final class FaultInjector {
  private let fault: Fault
  private var asked = 0

  init(_ fault: Fault) { self.fault = fault }

  /// A lie about the number of sections; nil for the truth.
  func sections(_ count: Int) -> Int? { fault == .sectionsTooMany ? count + 1 : nil }

  /// A lie about the number of items; nil for the truth.
  func items(_ count: Int, _ section: Int) -> Int? {
    guard section == 0 else { return nil }
    switch fault {
    case .countsTooLarge: return count + 2
    case .countsTooSmall: return max(0, count - 1)
    default: return nil
    }
  }

  /// Another cell than the one that was asked for; nil for the right one.
  func cell(_ view: UICollectionView, _ indexPath: IndexPath) -> UICollectionViewCell? {
    switch fault {
    case .foreignCell: return UICollectionViewCell(frame: .zero)
    case .forgottenCell:
      _ = view.dequeueReusableCell(withReuseIdentifier: StressCell.identifier, for: indexPath)
      return nil
    case .unknownIdentifier:
      return view.dequeueReusableCell(withReuseIdentifier: "nobody registered this", for: indexPath)
    default: return nil
    }
  }

  /// A size that is no good; nil for the right one.
  func size(_ size: CGSize) -> CGSize? {
    switch fault {
    case .sizeNotANumber: CGSize(width: CGFloat.nan, height: size.height)
    case .sizeInfinite: CGSize(width: size.width, height: .infinity)
    case .sizeNegative: CGSize(width: -size.width, height: -1)
    case .sizeZero: .zero
    case .sizeHuge: CGSize(width: 1e12, height: 1e15)
    default: nil
    }
  }

  /// A size that a cell prefers and should not; nil for the right one.
  func preferred(_ size: CGSize) -> CGSize? {
    asked += 1
    switch fault {
    case .oscillatingSizes: return CGSize(width: size.width, height: size.height + CGFloat(asked % 2) * 7)
    case .preferredNotANumber: return CGSize(width: size.width, height: .nan)
    case .preferredNegative: return CGSize(width: size.width, height: -3)
    default: return nil
    }
  }
}
