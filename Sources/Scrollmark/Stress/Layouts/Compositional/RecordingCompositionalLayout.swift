import CoreGraphics
import UIKit

/// A compositional layout as clients subclass it: asked through the public queries, each of which it tells a state machine of.
final class RecordingCompositionalLayout: UICollectionViewCompositionalLayout {
  private let contract: ContractRecord

  init(
    _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration, _ contract: ContractMachine
  ) {
    self.contract = contract.record()
    super.init(sectionProvider: provider, configuration: configuration)
  }

  required init?(coder: NSCoder) { return nil }

  private func note(_ call: ContractMachine.Call) { contract.note(call) }

  override func prepare() {
    note(.prepare)
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    note(.contentSize)
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    note(.query("layoutAttributesForElements(in:)"))
    let found = super.layoutAttributesForElements(in: rect)
    return contract.twist.map { $0.elements(found, in: rect) } ?? found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    note(.query("layoutAttributesForItem(at:)"))
    let found = super.layoutAttributesForItem(at: indexPath)
    return contract.twist.map { $0.item(found) } ?? found
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note(.query("layoutAttributesForSupplementaryView(ofKind:at:)"))
    return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(.invalidate(counts: context.invalidateDataSourceCounts, everything: context.invalidateEverything))
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let answer = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    note(.shouldInvalidateForBounds(answer))
    return answer
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note(.contextForBounds)
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let answer = super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    note(.shouldInvalidateForPreferred(answer))
    return answer
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    note(.contextForPreferred)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    note(.prepareForUpdates)
    contract.onUpdates(updateItems)
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note(.initialOrFinal("initialLayoutAttributesForAppearingItem(at:)"))
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note(.initialOrFinal("finalLayoutAttributesForDisappearingItem(at:)"))
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func finalizeCollectionViewUpdates() {
    note(.finalizeUpdates)
    super.finalizeCollectionViewUpdates()
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    note(.targetOffset)
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    note(.prepareForAnimatedBounds)
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }

  override func finalizeAnimatedBoundsChange() {
    note(.finalizeAnimatedBounds)
    super.finalizeAnimatedBoundsChange()
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note(.prepareForTransition)
    super.prepareForTransition(from: oldLayout)
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note(.prepareForTransition)
    super.prepareForTransition(to: newLayout)
  }

  override func finalizeLayoutTransition() {
    note(.finalizeTransition)
    super.finalizeLayoutTransition()
  }
}
