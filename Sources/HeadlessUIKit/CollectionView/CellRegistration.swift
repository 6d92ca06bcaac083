import Foundation

extension UICollectionView {
  /// How cells of a class are made and configured with an item (F13). Make it once, not where cells are asked for.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identity: RegistrationIdentity
    let handler: Handler

    /// A registration that configures cells by `handler`.
    public init(handler: @escaping Handler) {
      self.handler = handler
      identity = RegistrationIdentity(ReusableViewSource(viewClass: Cell.self))
    }

    /// A registration of cells that `cellNib` makes.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      identity = RegistrationIdentity(ReusableViewSource(nib: cellNib))
    }
  }

  /// How supplementary views of a class and a kind are made and configured (F13).
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity: RegistrationIdentity
    let elementKind: String
    let handler: Handler

    /// A registration for views of `elementKind` that configures them by `handler`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      identity = RegistrationIdentity(ReusableViewSource(viewClass: Supplementary.self))
    }

    /// A registration of views that `supplementaryNib` makes.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      identity = RegistrationIdentity(ReusableViewSource(nib: supplementaryNib))
    }
  }

  /// A cell that was made or reused by `registration` and configured with `item`, to be returned to the collection view (F14).
  /// Raises if the registration was made inside the same request for a cell (F13).
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identity = registration.identity
    let cell: Cell
    if let existing = reconfiguredCell(at: indexPath, identifier: identity.identifier) as? Cell {
      cell = existing
    } else {
      refuseIfMadeInside(identity)
      let view = dequeue(
        from: pool(of: identity, ReuseKey(identifier: identity.identifier), .cell),
        frame: frameOfNewCell(at: indexPath)
      )
      view?.noteRequest(indexPath)
      cell = view as? Cell ?? ClassInstantiation.make(Cell.self, frame: .zero)
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view that was made or reused by `registration` and configured, to be returned to the collection view (F14).
  /// Raises if the registration was made inside the same request for a view (F13).
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identity = registration.identity
    refuseIfMadeInside(identity)
    let key = ReuseKey(kind: registration.elementKind, identifier: identity.identifier)
    let view = dequeue(
      from: pool(of: identity, key, .supplementaryView),
      frame: frameOfNewView(registration.elementKind, at: indexPath)
    )
    view?.noteRequest(indexPath)
    let typed = view as? Supplementary ?? ClassInstantiation.make(Supplementary.self, frame: .zero)
    registration.handler(typed, registration.elementKind, indexPath)
    return typed
  }

  /// The pool of a registration, registered with the first view (F14).
  private func pool(of identity: RegistrationIdentity, _ key: ReuseKey, _ category: ElementCategory) -> ReusePool {
    if let pool = pools[key] { return pool }
    let pool = ReusePool(key: key, category: category, source: identity.source)
    pools[key] = pool
    return pool
  }

  private func refuseIfMadeInside(_ identity: RegistrationIdentity) {
    guard identity.request != 0, identity.request == ViewRequestClock.current else { return }
    UIKitExceptions.raise(
      .internalInconsistency(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
          + "Creating a new registration each time a cell is requested will prevent reuse. Registrations should be "
          + "created up front and reused."
      )
    )
  }
}

/// What tells one registration from another.
@MainActor final class RegistrationIdentity {
  private static var count = 0

  let identifier: String
  let source: ReusableViewSource
  /// The request for a view that it was made in; 0 if in none.
  let request: UInt64

  init(_ source: ReusableViewSource?) {
    guard let source else { preconditionFailure("a registration needs a class of reusable views") }
    Self.count += 1
    identifier = "UICollectionViewRegistration-\(Self.count)"
    self.source = source
    request = ViewRequestClock.current
  }
}
