import CoreGraphics
import Foundation
import Trace

/// The requests for views that are under way, so that what the client dequeues can be held to them (F4).
struct ViewRequests {
  /// The views dequeued since the outermost request began.
  var dequeued: [UICollectionReusableView] = []
  /// How many requests are under way.
  var depth = 0
  /// The pool that was dequeued from last.
  var lastPool: ReusePool?
  /// The cell that is being configured anew and has to be answered again (C31).
  var reconfigured: (key: ElementKey, cell: UICollectionViewCell)?
}

extension UICollectionView {
  /// Asks the client, or the layout, for the view of an element; nil if it broke a rule.
  func requestView(_ key: ElementKey, frame: CGRect) -> UICollectionReusableView? {
    switch sorts.category(of: key.sort) {
    case .cell: requestCell(key)
    case .supplementaryView: requestSupplementaryView(key)
    case .decorationView: makeDecorationView(key, frame: frame)
    }
  }

  private func requestCell(_ key: ElementKey) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    guard let item = dataPath(forShown: key.path) else { return placeholder(at: key.path).flatMap(cell) }
    let path = IndexPath(item)
    return request {
      dataSource.collectionView(self, cellForItemAt: path)
    } refusal: {
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: (\(key.path.words))"
    }
  }

  private func requestSupplementaryView(_ key: ElementKey) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let kind = sorts.kind(of: key.sort)
    let path = key.indexPath
    return request {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    } refusal: {
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), "
        + "\(key.path.words)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
    }
  }

  /// Holds what the data source answers to the rules: exactly one view dequeued, and that one returned (F4).
  private func request(
    _ ask: () -> UICollectionReusableView, refusal: () -> String
  ) -> UICollectionReusableView? {
    let base = requests.dequeued.count
    requests.depth += 1
    ViewRequestClock.begin()
    Trace.count(.delegateCalls)
    let view = ask()
    ViewRequestClock.end()
    requests.depth -= 1
    let isDequeued = view.awaitsDisplay && (requests.dequeued.last === view || view.collectionHost === self)
    let others = requests.dequeued.count - base - (isDequeued ? 1 : 0)
    if others > 0 { refuseUnreturned(base, returned: view) }
    while requests.dequeued.count > base { requests.dequeued.removeLast() }
    if isDequeued { return view }
    UIKitExceptions.raise(.internalInconsistency(refusal()))
    return nil
  }

  private func refuseUnreturned(_ base: Int, returned: UICollectionReusableView) {
    for view in requests.dequeued[base...] where view !== returned && view.awaitsDisplay {
      UIKitExceptions.raise(
        .internalInconsistency(
          "Expected dequeued view to be returned to the collection view in preparation for display. When the collection "
            + "view's data source is asked to provide a view for a given index path, ensure that a single view is "
            + "dequeued and returned to the collection view."
        )
      )
      putIntoPool(view)
    }
  }

  // MARK: Dequeuing

  /// A view from the pool of `key`, prepared for reuse, or a new one (F2); nil, after an exception, if nothing is registered.
  func dequeue(
    _ key: ReuseKey, frame: @autoclosure () -> CGRect, missing: () -> String
  ) -> UICollectionReusableView? {
    if let pool = requests.lastPool, pool.key == key { return dequeue(from: pool, frame: frame()) }
    guard let pool = pools[key] else {
      UIKitExceptions.raise(.internalInconsistency(missing()))
      return nil
    }
    requests.lastPool = pool
    return dequeue(from: pool, frame: frame())
  }

  func dequeue(from pool: ReusePool, frame: @autoclosure () -> CGRect) -> UICollectionReusableView? {
    let view: UICollectionReusableView
    if let pooled = pool.take() {
      Trace.count(.cellsReused)
      reset(pooled)
      pooled.prepareForReuse()
      view = pooled
    } else {
      guard let made = pool.source.make(frame: frame()) else { return nil }
      Trace.count(.cellsMade)
      made.pool = pool
      made.collectionHost = self
      view = made
    }
    view.awaitsDisplay = true
    if requests.depth > 0 { requests.dequeued.append(view) }
    return view
  }

  /// A reused cell is neither selected nor highlighted until it is shown (F6), and is configured anew for its item.
  private func reset(_ view: UICollectionReusableView) {
    guard let cell = view as? UICollectionViewCell else { return }
    if cell.isSelected { cell.isSelected = false }
    if cell.isHighlighted { cell.isHighlighted = false }
    cell.forgetItem()
  }

  /// The decoration view of a kind that was registered with the layout (F16).
  private func makeDecorationView(_ key: ElementKey, frame: CGRect) -> UICollectionReusableView? {
    let kind = sorts.kind(of: key.sort)
    let reuse = ReuseKey(kind: kind, identifier: "decoration")
    guard let source = layout.decorationSources[kind] else {
      UIKitExceptions.raise(
        .internalInconsistency(
          "could not dequeue a decoration view of kind: \(kind) - must register a class or nib as a decoration view "
            + "for the kind"
        )
      )
      return nil
    }
    if pools[reuse]?.category != .decorationView {
      pools[reuse] = ReusePool(key: reuse, category: .decorationView, source: source)
    }
    pools[reuse]?.source = source
    return dequeue(reuse, frame: frame) { "" }
  }
}

/// Tells requests for views apart, so that a registration that was made inside one can be refused there (F13).
@MainActor enum ViewRequestClock {
  @exclusivity(unchecked) private static var depth = 0
  @exclusivity(unchecked) private static var serial: UInt64 = 0

  /// The number of the request under way; 0 outside.
  static var current: UInt64 { depth > 0 ? serial : 0 }

  static func begin() {
    depth += 1
    if depth == 1 { serial += 1 }
  }

  static func end() {
    depth -= 1
  }
}
