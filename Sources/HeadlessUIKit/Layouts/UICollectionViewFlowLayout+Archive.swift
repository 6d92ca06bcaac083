import CoreGraphics
import Foundation

extension UICollectionViewFlowLayout {
  /// Writes what Interface Builder would set.
  func encodeMetrics(with coder: NSCoder) {
    for (key, value) in lengths { coder.encode(Double(self[keyPath: value]), forKey: "Flow.\(key)") }
    coder.encode(scrollDirection.rawValue, forKey: "Flow.scrollDirection")
    coder.encode(sectionInsetReference.rawValue, forKey: "Flow.sectionInsetReference")
    coder.encode(sectionHeadersPinToVisibleBounds, forKey: "Flow.pinsHeaders")
    coder.encode(sectionFootersPinToVisibleBounds, forKey: "Flow.pinsFooters")
  }

  /// Reads it again; an archive that holds none of it leaves the standard metrics.
  func decodeMetrics(from coder: NSCoder) {
    guard coder.containsValue(forKey: "Flow.scrollDirection") else { return }
    for (key, value) in lengths { self[keyPath: value] = coder.decodeDouble(forKey: "Flow.\(key)") }
    scrollDirection = .init(rawValue: coder.decodeInteger(forKey: "Flow.scrollDirection")) ?? .vertical
    sectionInsetReference =
      .init(rawValue: coder.decodeInteger(forKey: "Flow.sectionInsetReference")) ?? .fromContentInset
    sectionHeadersPinToVisibleBounds = coder.decodeBool(forKey: "Flow.pinsHeaders")
    sectionFootersPinToVisibleBounds = coder.decodeBool(forKey: "Flow.pinsFooters")
  }

  private var lengths: [(String, ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat>)] {
    [
      ("minimumLineSpacing", \.minimumLineSpacing), ("minimumInteritemSpacing", \.minimumInteritemSpacing),
      ("itemSize.width", \.itemSize.width), ("itemSize.height", \.itemSize.height),
      ("estimatedItemSize.width", \.estimatedItemSize.width),
      ("estimatedItemSize.height", \.estimatedItemSize.height),
      ("headerReferenceSize.width", \.headerReferenceSize.width),
      ("headerReferenceSize.height", \.headerReferenceSize.height),
      ("footerReferenceSize.width", \.footerReferenceSize.width),
      ("footerReferenceSize.height", \.footerReferenceSize.height),
      ("sectionInset.top", \.sectionInset.top), ("sectionInset.left", \.sectionInset.left),
      ("sectionInset.bottom", \.sectionInset.bottom), ("sectionInset.right", \.sectionInset.right),
    ]
  }
}
