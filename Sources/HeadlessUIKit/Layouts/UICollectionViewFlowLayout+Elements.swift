import CoreGraphics
import Foundation
import LayoutEngine
import LayoutModel

extension UICollectionViewFlowLayout {
  /// The content's axes at present.
  var axes: FlowAxes {
    let isVertical = scrollDirection == .vertical
    guard flipsNow else { return FlowAxes(isVertical: isVertical) }
    let width = isVertical ? engine?.crossLength : engine?.contentLength
    return FlowAxes(isVertical: isVertical, mirrorWidth: width ?? 0)
  }

  private var flipsNow: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  var pinsAnything: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// What is pinned, and what is in view (A29, A30).
  var pinning: FlowPinning {
    guard pinsAnything, let collectionView else { return FlowPinning() }
    let visible = axes.axisRect(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    return FlowPinning(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      visibleStart: visible.mainOrigin, visibleEnd: visible.mainEnd
    )
  }

  /// How far in front an element lies: pinned ones in front of the cells (A31).
  func zIndex(_ kind: LayoutElementKind) -> Int {
    switch kind {
    case .item: 0
    case .header: sectionHeadersPinToVisibleBounds ? 10 : 0
    case .footer: sectionFootersPinToVisibleBounds ? 10 : 0
    }
  }

  /// A fresh object of `layoutAttributesClass` for an element.
  func newAttributes(_ element: LayoutElement, _ axes: FlowAxes) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = ClassInstantiation.make(type ?? UICollectionViewLayoutAttributes.self)
    attributes.values.indexPath = IndexPath(element.path)
    attributes.values.frame = axes.rect(element.frame)
    attributes.values.zIndex = zIndex(element.kind)
    if element.kind != .item {
      attributes.values.category = .supplementaryView
      attributes.values.kind =
        element.kind == .header
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    }
    return attributes
  }
}

extension UICollectionViewFlowLayout: ElementBuffering {
  /// A subclass may override any query, so that only the class itself is asked through the buffer.
  var fillsElementBuffers: Bool {
    type(of: self) == UICollectionViewFlowLayout.self
  }

  func fillElements(in rect: CGRect, into buffer: inout [PlacedElement]) {
    settle()
    buffer.removeAll(keepingCapacity: true)
    let axes = axes
    elementBuffer.removeAll(keepingCapacity: true)
    engine?.visible(in: axes.axisRect(rect), pinning: pinning, into: &elementBuffer)
    for element in elementBuffer {
      let key = ElementKey(element.kind.sort, section: element.path.section, item: element.path.item)
      let look = ElementLook(frame: axes.rect(element.frame), zIndex: zIndex(element.kind))
      buffer.append(PlacedElement(key: key, look: look, attributes: nil))
    }
  }

  func frame(of key: ElementKey) -> CGRect? {
    settle()
    guard let frame = engine?.frame(of: key, pinning: pinning) else { return nil }
    return axes.rect(frame)
  }

  func look(of key: ElementKey) -> ElementLook? {
    settle()
    guard let frame = engine?.frame(of: key, pinning: pinning) else { return nil }
    return ElementLook(frame: axes.rect(frame), zIndex: zIndex(key.sort.kind))
  }

  func measuresViews(_ key: ElementKey) -> Bool { key.sort == .cell && isSelfSizing }

  func openAxes(of key: ElementKey) -> UIAxis { .both }

  func boundsWillChange(to newBounds: CGRect) {
    guard crossLengthDiffers(in: newBounds) else { return }
    invalidateLayout(with: invalidationContext(forBoundsChange: newBounds))
  }

  @discardableResult
  func takeMeasuredSize(_ size: CGSize, of key: ElementKey) -> Bool {
    guard isSelfSizing, key.sort == .cell, size.isUsable, let path = engine?.itemPath(key.indexPath) else {
      return false
    }
    engine?.setSize(axes.axisSize(size), ofItemAt: path)
    return true
  }
}

extension LayoutElementKind {
  fileprivate var sort: ElementSort {
    switch self {
    case .header: .header
    case .item: .cell
    case .footer: .footer
    }
  }
}

extension ElementSort {
  /// The kind that an element of the sort is of in a flow layout.
  fileprivate var kind: LayoutElementKind {
    switch self {
    case .header: .header
    case .footer: .footer
    default: .item
    }
  }
}

extension FlowLayoutEngine {
  /// Where an element stands; nil if there is none.
  fileprivate func frame(of key: ElementKey, pinning: FlowPinning) -> AxisRect? {
    guard key.section >= 0, key.section < sectionCount else { return nil }
    switch key.sort {
    case .header: return frame(ofHeaderIn: key.section, pinning: pinning)
    case .footer: return frame(ofFooterIn: key.section, pinning: pinning)
    default:
      guard key.sort == .cell, key.item >= 0, key.item < itemCount(inSection: key.section) else { return nil }
      return frame(ofItemAt: key.path)
    }
  }

  /// The path of an item; nil if there is no such item.
  func itemPath(_ indexPath: IndexPath) -> ItemPath? {
    guard indexPath.count == 2 else { return nil }
    let path = ItemPath(indexPath)
    guard path.section >= 0, path.section < sectionCount, path.item >= 0, path.item < itemCount(inSection: path.section)
    else { return nil }
    return path
  }
}

extension ItemPath {
  /// The place that an index path of two numbers names.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, item: indexPath.item)
  }
}

extension IndexPath {
  init(_ path: ItemPath) {
    self.init(item: path.item, section: path.section)
  }
}
