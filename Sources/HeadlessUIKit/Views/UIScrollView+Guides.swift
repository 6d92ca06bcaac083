import CoreGraphics
import Foundation

extension UIScrollView {
  /// The area of the content. Where constraints say how large it is, that is the content size.
  public var contentLayoutGuide: UILayoutGuide {
    if let guide = constraintState?.scrollGuides?.content { return guide }
    return makeScrollGuides().content
  }

  /// The view's frame, which stays where it is when the content moves.
  public var frameLayoutGuide: UILayoutGuide {
    if let guide = constraintState?.scrollGuides?.frame { return guide }
    return makeScrollGuides().frame
  }

  private func makeScrollGuides() -> ScrollGuides {
    let guides = ScrollGuides(of: self)
    ownConstraints.scrollGuides = guides
    systemRoot.systemIsOutdated()
    return guides
  }

  /// What a constraint with something in the content is about when it speaks of the scroll view: of its sides, the content's area; of
  /// its lengths and middles, its frame.
  func contentGuide(for attribute: NSLayoutConstraint.Attribute) -> UILayoutGuide? {
    attribute.isSide ? contentLayoutGuide : nil
  }

  /// Takes over the size that constraints give the content; `rules` are those of the system that the view is laid out by.
  func takeContentSize(from rules: [ConstraintRule]) {
    guard let guide = constraintState?.scrollGuides?.content, let place = guide.storedPlace else { return }
    let isUsed = rules.contains { rule in
      rule.constraint.map { $0.solvedFirst === guide || $0.solvedSecond === guide } ?? false
    }
    if isUsed { contentSize = place.solvedRect.size }
  }

  /// The content has moved under what stands still in the frame.
  func contentDidMove() {
    if constraintState?.scrollGuides != nil { insetsDidChange() }
  }
}

/// The guides of a scroll view.
@MainActor final class ScrollGuides {
  let content = UILayoutGuide()
  let frame: UILayoutGuide
  /// The frame, as what lies in the content sees it.
  let frameInContent: UILayoutGuide

  init(of view: UIScrollView) {
    frame = UILayoutGuide(of: view, named: "UIScrollView-frameLayoutGuide") { _ in .zero }
    frameInContent = UILayoutGuide(of: view, named: "UIScrollView-frameLayoutGuide") { view in
      let origin = view.bounds.origin
      return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
    }
    content.identifier = "UIScrollView-contentLayoutGuide"
    content.owningView = view
  }
}

extension NSLayoutConstraint {
  /// What the first attribute is of, once it is taken account of whether it is about a scroll view's content.
  var solvedFirst: (any LayoutItem)? { isInContent.first ? first?.insideContent(firstAttribute) : first }

  /// The same of the second.
  var solvedSecond: (any LayoutItem)? {
    guard let second = involvedSecond else { return nil }
    return isInContent.second ? second.insideContent(secondAttribute) : second
  }

  /// Looks which of the items is a scroll view, or its frame, in which the other lies.
  func noteContent() {
    isInContent = (first: Self.holds(first, involvedSecond), second: Self.holds(involvedSecond, first))
    // Makes the guides, so that they have places.
    _ = solvedFirst
    _ = solvedSecond
  }

  private static func holds(_ item: (any LayoutItem)?, _ other: (any LayoutItem)?) -> Bool {
    guard let scroll = item?.layoutView as? UIScrollView, let inner = other?.layoutView, inner !== scroll,
      item === scroll || item === scroll.constraintState?.scrollGuides?.frame
    else { return false }
    return inner.isDescendant(of: scroll)
  }
}

extension LayoutItem {
  /// What the item stands for in a constraint with something in the content of the scroll view that it is, or whose frame it is.
  fileprivate func insideContent(_ attribute: NSLayoutConstraint.Attribute) -> any LayoutItem {
    guard let scroll = layoutView as? UIScrollView else { return self }
    if self === scroll { return scroll.contentGuide(for: attribute) ?? self }
    return scroll.constraintState?.scrollGuides?.frameInContent ?? self
  }
}
