import Foundation

/// What a reuse pool holds: views of a kind, by the identifier they were registered with (F1).
struct ReuseKey: Hashable {
  /// Empty for cells.
  var kind = ""
  var identifier: String
}

/// The views of one reuse identifier that are not in use, the last returned first (F3). When memory runs short it lets go of them.
@MainActor final class ReusePool {
  let key: ReuseKey
  let category: UICollectionView.ElementCategory
  var source: ReusableViewSource
  @exclusivity(unchecked) private var free: [UICollectionReusableView] = []
  private var memoryWarnings: MemoryWarnings?

  init(key: ReuseKey, category: UICollectionView.ElementCategory, source: ReusableViewSource) {
    self.key = key
    self.category = category
    self.source = source
    memoryWarnings = MemoryWarnings { [weak self] in self?.free = [] }
  }

  var freeCount: Int { free.count }

  func take() -> UICollectionReusableView? { free.popLast() }

  func put(_ view: UICollectionReusableView) { free.append(view) }
}

/// What makes the views of a reuse identifier.
@MainActor struct ReusableViewSource {
  private enum Origin {
    case viewClass(UICollectionReusableView.Type)
    case nib(UINib)
  }

  private let origin: Origin

  /// Nil for no class, or for one that no collection view can show.
  init?(viewClass: AnyClass?) {
    guard let type = viewClass as? UICollectionReusableView.Type else { return nil }
    origin = .viewClass(type)
  }

  /// Nil for no nib.
  init?(nib: UINib?) {
    guard let nib else { return nil }
    origin = .nib(nib)
  }

  /// A new view; nil if the nib holds none.
  func make(frame: CGRect) -> UICollectionReusableView? {
    return switch origin {
    case .viewClass(let type): ClassInstantiation.make(type, frame: frame)
    case .nib(let nib): nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
    }
  }
}
