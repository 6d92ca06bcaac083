extension Operation {
  /// What can be done. The words stand in replay files: one that is there is never used for something else.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    // Motion.
    case scroll, jump, fling, swipe
    // The surroundings.
    case resize, rotate, inset, direction, scale
    // Updates of items; in a batch, or each as a batch of its own.
    case insert, delete, move, reload, reconfigure
    // Updates of sections.
    case insertSection, deleteSection, moveSection, reloadSection
    // Updates as a whole.
    case batch, reloadData, resizeItems, invalidate, invalidateItems
    // Selection, editing, focus.
    case select, deselect, clearSelection, tap, multipleSelection, editing, focus
    // Items on their way.
    case carry, drag
    // Layouts.
    case changeLayout, changeSettings, transition
    // Snapshots: edited item by item, trees of sections, applied on another queue.
    case editSnapshot, outline, applyElsewhere
    // Memory runs short.
    case memoryWarning
    // Time.
    case wait, layOut
    // Something in the middle of something else.
    case interrupt
    // What clients do wrong.
    case fault
  }
}

extension Operation.Kind {
  /// The kinds that may be part of a batch.
  static let edits: [Operation.Kind] = [
    .insert, .delete, .move, .reload, .reconfigure, .insertSection, .deleteSection, .moveSection, .reloadSection,
  ]

  /// Whether the kind does something only where items come from snapshots.
  var needsSnapshots: Bool { self == .editSnapshot || self == .outline || self == .applyElsewhere }
}
