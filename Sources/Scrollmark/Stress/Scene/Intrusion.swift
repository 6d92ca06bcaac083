/// What a client does inside a call that it gets.
struct Intrusion {
  /// The calls that a client may act in.
  enum Call: String, CaseIterable {
    // Of the data source and the delegate.
    case cellForItem, supplementary, willDisplay, didEndDisplaying, didScroll, size
    case numberOfSections, numberOfItems, canMove, moveItem, didSelect, didDeselect
    case shouldHighlight, didHighlight, didUnhighlight, shouldSelect, willBeginDragging, didEndDragging
    case didEndDecelerating, canFocus, willDisplaySupplementary, didEndDisplayingSupplementary
    // Closures.
    case cellProvider, supplementaryProvider, updates, completion
    // Of a layout and of a cell.
    case prepare, contentSize, elements, itemAttributes, invalidate, prepareForUpdates, initialOrFinal
    case finalizeUpdates, targetOffset, shouldInvalidateForBounds, preferredAttributes, prepareForReuse
  }

  var call: Call
  var act: @MainActor () -> Void
}

extension Intrusion.Call {
  /// The calls in which clients may change what is there. The order is part of the meaning of replay files.
  static let open: [Intrusion.Call] = [
    .cellForItem, .supplementary, .willDisplay, .didEndDisplaying, .didScroll, .size,
  ]

  /// The call of a layout; nil for those in which nothing is done.
  init?(_ call: ContractMachine.Call) {
    switch call {
    case .prepare: self = .prepare
    case .contentSize: self = .contentSize
    case .query("layoutAttributesForElements(in:)"): self = .elements
    case .query: self = .itemAttributes
    case .invalidate: self = .invalidate
    case .prepareForUpdates: self = .prepareForUpdates
    case .initialOrFinal: self = .initialOrFinal
    case .finalizeUpdates: self = .finalizeUpdates
    case .targetOffset: self = .targetOffset
    case .shouldInvalidateForBounds: self = .shouldInvalidateForBounds
    default: return nil
    }
  }
}
