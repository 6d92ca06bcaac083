import CoreGraphics
import Foundation

extension UIStackView {
  /// The space around the views.
  private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  private var arrangement: StackArrangement { StackArrangement(distribution: distribution) }

  private var isAlignedByBaselines: Bool {
    axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }

  /// The size of the views and the margins around them; within `width` if that is given.
  func wantedSize(inWidth width: CGFloat?) -> CGSize {
    let insets = self.insets
    let views = visible
    let room = width.map { max(0, $0 - insets.left - insets.right) }
    let size = axis == .horizontal ? rowSize(views, room) : columnSize(views, room)
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  private func rowSize(_ views: [UIView], _ room: CGFloat?) -> CGSize {
    let items = items(views, along: .horizontal) { $0.stackedSize(inWidth: nil).width }
    let length = arrangement.length(of: items)
    let places = arrangement.places(of: items, in: room ?? length)
    var above: CGFloat = 0
    var below: CGFloat = 0
    for (view, place) in zip(views, places) {
      let height = view.stackedSize(inWidth: place.length).height
      let baseline = isAlignedByBaselines ? self.baseline(of: view, height: height) : 0
      above = max(above, baseline)
      below = max(below, height - baseline)
    }
    return CGSize(width: min(length, room ?? length), height: above + below)
  }

  private func columnSize(_ views: [UIView], _ room: CGFloat?) -> CGSize {
    let widths = views.map { $0.stackedSize(inWidth: nil).width }
    let width = min(widths.max() ?? 0, room ?? .infinity)
    let across = alignment == .fill ? room ?? width : room
    let items = items(views, along: .vertical) { view in
      view.stackedSize(inWidth: across.map { alignment == .fill ? $0 : min($0, view.stackedSize(inWidth: nil).width) })
        .height
    }
    return CGSize(width: width, height: arrangement.length(of: items))
  }

  private func items(
    _ views: [UIView], along axis: NSLayoutConstraint.Axis, length: (UIView) -> CGFloat
  ) -> [StackArrangement.Item] {
    views.map { view in
      let own = axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
      let fixed = view.priorityOfOwnLength(along: axis)
      let hugging = own == UIView.noIntrinsicMetric ? 0 : view.contentHuggingPriority(for: axis).rawValue
      return StackArrangement.Item(
        length: length(view), hugging: max(fixed, hugging),
        resistance: max(fixed, view.contentCompressionResistancePriority(for: axis).rawValue),
        spacing: space(after: view)
      )
    }
  }

  // MARK: Placing

  /// Puts the views where they belong.
  func place() {
    let room = bounds.inset(by: insets)
    let views = visible
    if axis == .horizontal { placeRow(views, room) } else { placeColumn(views, room) }
  }

  private func placeRow(_ views: [UIView], _ room: CGRect) {
    let items = items(views, along: .horizontal) { $0.stackedSize(inWidth: nil).width }
    let places = arrangement.places(of: items, in: room.size.width)
    let heights = zip(views, places).map { min($0.stackedSize(inWidth: $1.length).height, room.size.height) }
    let baselines = zip(views, heights).map { baseline(of: $0, height: $1) }
    let lowest = baselines.max() ?? 0
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in views.indices {
      let height = alignment == .fill ? room.size.height : heights[index]
      let y =
        isAlignedByBaselines ? lowest - baselines[index] : offset(of: height, in: room.size.height, atEnd: .trailing)
      let x = isReversed ? room.size.width - places[index].start - places[index].length : places[index].start
      views[index].frame = CGRect(
        x: room.minX + x, y: room.minY + y, width: places[index].length, height: height)
    }
  }

  private func placeColumn(_ views: [UIView], _ room: CGRect) {
    let width = room.size.width
    let widths = views.map { alignment == .fill ? width : min($0.stackedSize(inWidth: nil).width, width) }
    var number = -1
    let items = items(views, along: .vertical) { view in
      number += 1
      return view.stackedSize(inWidth: widths[number]).height
    }
    let places = arrangement.places(of: items, in: room.size.height)
    let end = effectiveUserInterfaceLayoutDirection == .rightToLeft ? Alignment.leading : .trailing
    for index in views.indices {
      views[index].frame = CGRect(
        x: room.minX + offset(of: widths[index], in: width, atEnd: end), y: room.minY + places[index].start,
        width: widths[index], height: places[index].length
      )
    }
  }

  /// How far from the beginning something stands across the axis; `atEnd` is the alignment that puts it at the far end.
  private func offset(of length: CGFloat, in room: CGFloat, atEnd end: Alignment) -> CGFloat {
    switch alignment {
    case .fill: 0
    case .center: (room - length) / 2
    case .leading, .firstBaseline, .lastBaseline: end == .leading ? room - length : 0
    case .trailing: end == .trailing ? room - length : 0
    }
  }

  /// How far below its top a view of this height has the baseline that it is aligned by.
  private func baseline(of view: UIView, height: CGFloat) -> CGFloat {
    switch alignment {
    case .firstBaseline: view.forFirstBaselineLayout.firstBaselineOffsetFromTop ?? height
    case .lastBaseline: height - view.forLastBaselineLayout.lastBaselineOffsetFromBottom
    default: 0
    }
  }
}

extension UIView {
  /// The size that the view would like to have in a stack: what its own constraints say, else its own idea of it, 0 where it has none.
  func stackedSize(inWidth width: CGFloat?) -> CGSize {
    if hasSizeConstraints { return constrainedSize(inWidth: width) }
    let own: CGSize =
      if let width, heightDependsOnWidth { intrinsicContentSize(forWidth: width) } else { intrinsicContentSize }
    return CGSize(width: max(0, own.width), height: max(0, own.height))
  }

  private func constrainedSize(inWidth width: CGFloat?) -> CGSize {
    guard let width, priorityOfOwnLength(along: .horizontal) == 0 else {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// How much the constraint matters that sets the view's length along an axis; 0 if none does.
  func priorityOfOwnLength(along axis: NSLayoutConstraint.Axis) -> Float {
    guard hasSizeConstraints else { return 0 }
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraints.reduce(0) { most, constraint in
      constraint.firstItem === self && constraint.firstAttribute == attribute && constraint.secondItem == nil
        && constraint.relation == .equal ? max(most, constraint.priority.rawValue) : most
    }
  }
}
