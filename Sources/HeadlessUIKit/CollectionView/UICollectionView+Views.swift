import CoreGraphics
import Foundation
import Trace

/// How a round of showing views ended.
enum ShowOutcome {
  /// Every element in view has its view.
  case settled
  /// The layout took in the size that a view prefers: what is in view has to be asked for again.
  case measured
  /// A call to the client changed what is in view.
  case interrupted
}

extension VisibleSet {
  /// Whether an element in view lacks its view or is not told of yet.
  var needsWork: Bool {
    for index in entries.indices {
      if entries[index].isStale || !entries[index].isDisplayed && !entries[index].isRefused { return true }
    }
    return false
  }
}

extension UICollectionView {
  /// Puts away the views that left, then gets, places, measures and displays those in view, in order (F8, D7).
  func showVisible() -> ShowOutcome {
    Trace.within(.cells) {
      let generation = visible.generation
      putAwayLeaving()
      // An update that came as cells left: what is known of those in view is of places before it.
      guard visible.generation == generation else { return .interrupted }
      var hasGrown = false
      var index = 0
      while index < visible.entries.count {
        if hasGrown, !followGrowth(index) { return .measured }
        if visible.entries[index].isSettled {
          index += 1
          continue
        }
        guard show(index, generation) else { return .interrupted }
        if visible.entries[index].isUnmeasured {
          visible.entries[index].isUnmeasured = false
          if measure(index) {
            hasGrown = true
            guard followGrowth(index), show(index, generation) else { return .measured }
          }
          guard visible.generation == generation else { return .interrupted }
        }
        guard display(index, generation) else { return .interrupted }
        index += 1
      }
      return hasGrown ? .measured : isLayoutInvalid ? .interrupted : .settled
    }
  }

  /// Takes in where an entry stands after a view before it, or its own, was measured; false if it has left the bounds, or if the
  /// layout has to be asked for everything again.
  private func followGrowth(_ index: Int) -> Bool {
    if let movement, movement.key == visible.entries[index].key { return true }
    let key = visible.entries[index].key
    guard let look = elementBuffering?.look(of: key) else { return false }
    // Decorations are in view as soon as their section touches it (B53).
    let isInView = sorts.category(of: key.sort) == .decorationView || frameInContent(look).overlaps(bounds)
    guard isInView else { return false }
    if visible.entries[index].look != look {
      visible.entries[index].look = look
      visible.entries[index].isStale = true
    }
    return true
  }

  /// Gets the view of an entry if it has none and applies its attributes if they changed; false if the client's code changed
  /// what is in view meanwhile.
  private func show(_ index: Int, _ generation: Int) -> Bool {
    if visible.entries[index].view == nil, !visible.entries[index].isRefused {
      let key = visible.entries[index].key
      let view = takePrepared(key) ?? requestView(key, frame: visible.entries[index].look.frame)
      guard visible.generation == generation else {
        view.map(putIntoPool)
        return false
      }
      attach(view, to: index)
    }
    guard visible.entries[index].isStale else { return true }
    visible.entries[index].isStale = false
    applyLook(index)
    return visible.generation == generation
  }

  private func attach(_ view: UICollectionReusableView?, to index: Int) {
    guard let view else {
      visible.entries[index].isRefused = true
      visible.entries[index].isUnmeasured = false
      return
    }
    view.awaitsDisplay = false
    view.elementKey = visible.entries[index].key
    visible.entries[index].view = view
    visible.entries[index].isStale = true
    if let cell = view as? UICollectionViewCell { showState(of: cell, at: visible.entries[index].key) }
  }

  /// Tells the delegate that a view comes on screen, once (F8).
  private func display(_ index: Int, _ generation: Int) -> Bool {
    guard !visible.entries[index].isDisplayed, let view = visible.entries[index].view else { return true }
    visible.entries[index].isDisplayed = true
    guard let delegate = collectionDelegate else { return true }
    let key = visible.entries[index].key
    Trace.count(.delegateCalls)
    switch sorts.category(of: key.sort) {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return true }
      delegate.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    case .supplementaryView:
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: sorts.kind(of: key.sort), at: key.indexPath
      )
    case .decorationView: break
    }
    return visible.generation == generation
  }

  // MARK: Applying attributes

  /// Places the view of an entry and hands it the attributes (F5).
  private func applyLook(_ index: Int) {
    guard let view = visible.entries[index].view else { return }
    let look = visible.entries[index].look
    insert(view, zIndex: look.zIndex, into: container(of: look))
    if view.isTransformed { view.transform = .identity }
    view.frame = look.frame
    if let transform = look.transform { view.transform = transform.affine }
    if view.alpha != look.alpha { view.alpha = look.alpha }
    if elementBuffering != nil { refillAttributes(index) }
    if let attributes = visible.entries[index].attributes { view.apply(attributes) }
  }

  /// Gives an entry of a built-in layout an attributes object of its present look, the one that it has if nobody else holds it.
  private func refillAttributes(_ index: Int) {
    if !isKnownUniquelyReferenced(&visible.entries[index].attributes) {
      visible.entries[index].attributes = freeAttributes()
    }
    if let attributes = visible.entries[index].attributes { refill(&attributes.values, index) }
    Trace.count(.attributesMade)
  }

  /// An attributes object from the pool, or a new one, which counts only once it is filled in.
  private func freeAttributes() -> UICollectionViewLayoutAttributes {
    if let free = updates.attributePool.popLast() { return free }
    Trace.attributesWereMade(-1)
    return UICollectionViewLayoutAttributes()
  }

  /// Sets every value, since a client may have changed any.
  private func refill(_ values: inout AttributeValues, _ index: Int) {
    let key = visible.entries[index].key
    values.category = sorts.category(of: key.sort)
    values.kind = values.category == .cell ? nil : sorts.kind(of: key.sort)
    values.indexPath = key.indexPath
    values.frame = visible.entries[index].look.frame
    values.zIndex = visible.entries[index].look.zIndex
    values.transform = visible.entries[index].look.transform
    values.alpha = visible.entries[index].look.alpha
    values.isHidden = false
  }

  /// Puts a view among the subviews by its `zIndex` (F18), behind views that the collection view did not place.
  private func insert(_ view: UICollectionReusableView, zIndex: Int, into container: UIView) {
    let isHere = view.storedSuperview === container
    if isHere, view.placedZIndex == zIndex { return }
    view.placedZIndex = zIndex
    if isHere { view.removeFromSuperview() }
    var place = container.storedSubviews.count
    while place > 0, let depth = container.storedSubviews[place - 1].placedDepth, depth > zIndex { place -= 1 }
    if place == container.storedSubviews.count {
      container.addSubview(view)
    } else {
      container.insertSubview(view, at: place)
    }
  }

  // MARK: Measuring

  /// Asks a view for the attributes it prefers and hands them to the layout (D2); true if the layout changed by it.
  private func measure(_ index: Int) -> Bool {
    let key = visible.entries[index].key
    guard elementBuffering?.measuresViews(key) ?? true, let view = visible.entries[index].view,
      let original = visible.entries[index].attributes
    else { return false }
    return Trace.within(.selfSizing) {
      Trace.count(.itemsMeasured)
      pass.lastMeasured = key
      view.prepareToBeMeasured()
      if let buffering = elementBuffering { return measure(view, key, original, buffering) }
      guard let given = original.copy() as? UICollectionViewLayoutAttributes else { return false }
      // The layout did not make this one.
      Trace.attributesWereMade(-1)
      let preferred = view.preferredLayoutAttributesFitting(given)
      guard !preferred.isEqual(original),
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { return false }
      pass.isMeasuring = true
      defer { pass.isMeasuring = false }
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original
      )
      layout.invalidateLayout(with: context)
      return true
    }
  }

  private func measure(
    _ view: UICollectionReusableView, _ key: ElementKey, _ original: UICollectionViewLayoutAttributes,
    _ buffering: any ElementBuffering
  ) -> Bool {
    var given = freeAttributes()
    given.values = original.values
    let size = view.preferredLayoutAttributesFitting(given).size
    let differs = size != original.size
    if isKnownUniquelyReferenced(&given) { updates.attributePool.append(given) }
    guard differs, buffering.takeMeasuredSize(size, of: key) else { return false }
    takeContentSize()
    return true
  }

  /// Lets an attributes object go, and keeps it for later if nobody else holds it and it is of the plain class.
  func recycle(_ attributes: inout UICollectionViewLayoutAttributes?) {
    guard isKnownUniquelyReferenced(&attributes), let object = attributes.take(),
      type(of: object) == UICollectionViewLayoutAttributes.self
    else { return }
    updates.attributePool.append(object)
  }

  /// Puts the background view behind all others, in the place of `old`.
  func replaceBackground(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }

  // MARK: Putting views away

  /// Ends the display of what left the view (F8).
  func putAwayLeaving() {
    while !visible.leaving.isEmpty {
      var entry = visible.leaving.removeLast()
      endDisplaying(&entry)
    }
  }

  /// Ends the display of everything.
  func endDisplayingAll() {
    for var entry in visible.removeAll() { endDisplaying(&entry) }
    if !pass.isRunning { detachUnused() }
  }

  /// Takes the view of an entry off the screen, tells the delegate, and returns it to its pool (F8, F15).
  private func endDisplaying(_ entry: inout VisibleEntry) {
    guard let view = entry.view else { return }
    entry.view = nil
    view.elementKey = nil
    unused.append(view)
    if elementBuffering != nil { recycle(&entry.attributes) }
    if entry.isDisplayed, let delegate = collectionDelegate { tellEndOfDisplay(of: view, entry.key, delegate) }
    putIntoPool(view)
  }

  private func tellEndOfDisplay(
    of view: UICollectionReusableView, _ key: ElementKey, _ delegate: any UICollectionViewDelegate
  ) {
    Trace.count(.delegateCalls)
    switch sorts.category(of: key.sort) {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    case .supplementaryView:
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: sorts.kind(of: key.sort), at: key.indexPath
      )
    case .decorationView: break
    }
  }

  /// Takes those views out of the tree that left the screen and were not used again in the same pass.
  func detachUnused() {
    while let view = unused.popLast() {
      if view.elementKey == nil { view.removeFromSuperview() }
    }
  }

  /// Returns a view to the pool that it came from.
  func putIntoPool(_ view: UICollectionReusableView) {
    view.awaitsDisplay = false
    if let swiped = lists.swipedCell, swiped === view { swiped.endSwipe() }
    view.pool?.put(view)
  }
}
