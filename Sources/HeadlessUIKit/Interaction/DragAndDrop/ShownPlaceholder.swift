import LayoutModel

/// A placeholder that is shown (H16).
@MainActor final class ShownPlaceholder {
  let placeholder: UICollectionViewPlaceholder
  /// Where it is shown.
  var path: ItemPath
  /// Whether it is gone: committed, deleted, or discarded by a reload.
  var isGone = false

  init(_ placeholder: UICollectionViewPlaceholder, at path: ItemPath) {
    self.placeholder = placeholder
    self.path = path
  }
}

/// The room that is made where a drop would put its items (H14).
enum DropGap: Equatable {
  /// Room between the items, where something would come in.
  case insertion(ItemPath)
  /// The dragged item itself is shown there.
  case move(MovedItem)

  /// The place that the gap is shown at.
  var path: ItemPath {
    switch self {
    case .insertion(let path): path
    case .move(let move): move.to
    }
  }

  /// How what is shown differs from the data source while the gap is open.
  var changes: UpdateBatch {
    var batch = UpdateBatch()
    switch self {
    case .insertion(let path): batch.insertedItems = [path]
    case .move(let move): if move.from != move.to { batch.movedItems = [move] }
    }
    return batch
  }

  /// What leads from one gap to the next.
  static func step(from old: DropGap?, to new: DropGap?) -> UpdateBatch {
    var batch = UpdateBatch()
    switch (old, new) {
    case (nil, nil): break
    case (nil, .insertion(let path)): batch.insertedItems = [path]
    case (.insertion(let path), nil): batch.deletedItems = [path]
    case (nil, .move(let move)): batch.movedItems = [move]
    case (.move(let move), nil): batch.movedItems = [MovedItem(from: move.to, to: move.from)]
    case (let old?, let new?): batch.movedItems = [MovedItem(from: old.path, to: new.path)]
    }
    return batch
  }
}
