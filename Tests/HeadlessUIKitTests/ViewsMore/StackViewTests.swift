import Testing

@testable import HeadlessUIKit

/// Where a stack puts its views. All places are calculated by hand.
@MainActor @Suite struct StackViewTests {
  /// A view with an idea of its size; high times wide is `area` where that is given.
  private final class Block: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    var area: CGFloat?
    var baseline: CGFloat = 0

    init(_ width: CGFloat, _ height: CGFloat, area: CGFloat? = nil) {
      size = CGSize(width: width, height: height)
      self.area = area
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
    override var heightDependsOnWidth: Bool { area != nil }
    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
      CGSize(width: min(width, size.width), height: area.map { $0 / width } ?? size.height)
    }
    override var firstBaselineOffsetFromTop: CGFloat? { baseline }
    override var lastBaselineOffsetFromBottom: CGFloat { size.height - baseline }
  }

  private func stack(
    _ views: [UIView], width: CGFloat = 100, height: CGFloat = 40, _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    change(stack)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return stack
  }

  private func frames(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  @Test("A row is as long as its views and the space between them, and as high as the highest")
  func size() {
    let row = UIStackView(arrangedSubviews: [Block(10, 5), Block(20, 30), Block(7, 8)])
    row.spacing = 4
    #expect(row.intrinsicContentSize == CGSize(width: 45, height: 30))
    row.axis = .vertical
    #expect(row.intrinsicContentSize == CGSize(width: 20, height: 51))
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(row.intrinsicContentSize == CGSize(width: 26, height: 55))
    #expect(UIStackView().intrinsicContentSize == .zero)
  }

  @Test("Filling: the one that hugs least is stretched, the one that resists least is squeezed")
  func fill() {
    let views = [Block(10, 5), Block(20, 5), Block(30, 5)]
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    _ = stack(views) { $0.spacing = 5 }
    #expect(frames(views) == [[0, 0, 10, 40], [15, 0, 50, 40], [70, 0, 30, 40]])
    views[2].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    _ = stack(views, width: 50) { $0.spacing = 5 }
    #expect(frames(views) == [[0, 0, 10, 40], [15, 0, 20, 40], [40, 0, 10, 40]])
    _ = stack(views, width: 30) { $0.spacing = 5 }
    #expect(frames(views) == [[0, 0, 10, 40], [15, 0, 10, 40], [30, 0, 0, 40]])
  }

  @Test("A view without an idea of its size takes what is left, before one that has an idea")
  func flexible() {
    let views = [Block(10, 5), UIView(), Block(20, 5)]
    _ = stack(views)
    #expect(frames(views) == [[0, 0, 10, 40], [10, 0, 70, 40], [80, 0, 20, 40]])
  }

  @Test("Equal lengths")
  func fillEqually() {
    let views = [Block(10, 5), Block(20, 5)]
    let row = stack(views) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(frames(views) == [[0, 0, 45, 40], [55, 0, 45, 40]])
    #expect(row.intrinsicContentSize == CGSize(width: 50, height: 5))
  }

  @Test("Lengths in proportion to what is wanted")
  func fillProportionally() {
    let views = [Block(10, 5), Block(30, 5)]
    _ = stack(views) {
      $0.distribution = .fillProportionally
      $0.spacing = 20
    }
    #expect(frames(views) == [[0, 0, 20, 40], [40, 0, 60, 40]])
  }

  @Test("Equal space, and equal steps from middle to middle")
  func equalSpacing() {
    let views = [Block(10, 5), Block(30, 5), Block(20, 5)]
    _ = stack(views) { $0.distribution = .equalSpacing }
    #expect(frames(views) == [[0, 0, 10, 40], [30, 0, 30, 40], [80, 0, 20, 40]])
    // from 5 to 90 in two steps of 42.5
    _ = stack(views) { $0.distribution = .equalCentering }
    #expect(frames(views) == [[0, 0, 10, 40], [32.5, 0, 30, 40], [80, 0, 20, 40]])
    // steps of 37.5 would leave 12.5 after the second: it keeps 13, and the steps are as equal as that allows
    _ = stack(views, width: 90) {
      $0.distribution = .equalCentering
      $0.spacing = 13
    }
    #expect(frames(views) == [[0, 0, 10, 40], [27, 0, 30, 40], [70, 0, 20, 40]])
  }

  @Test("Alignment across a row")
  func alignment() {
    let views = [Block(50, 10), Block(50, 20)]
    for (alignment, tops) in [(UIStackView.Alignment.top, [0, 0]), (.center, [15, 10]), (.bottom, [30, 20])] {
      _ = stack(views) { $0.alignment = alignment }
      #expect(views.map(\.frame.minY) == tops.map { CGFloat($0) } && views.map(\.frame.height) == [10, 20])
    }
  }

  @Test("Alignment on baselines: the row is as high as what is above and below them")
  func baselines() {
    let views = [Block(50, 10), Block(50, 20)]
    views[0].baseline = 9
    views[1].baseline = 5
    let row = stack(views) { $0.alignment = .firstBaseline }
    #expect(views.map(\.frame.minY) == [0, 4])
    #expect(row.intrinsicContentSize.height == 24)
  }

  @Test("Alignment across a column, seen from the side where reading begins")
  func columnAlignment() {
    let views = [Block(10, 5), Block(20, 35)]
    for (alignment, lefts) in [(UIStackView.Alignment.leading, [0, 0]), (.center, [45, 40]), (.trailing, [90, 80])] {
      let column = stack(views) {
        $0.axis = .vertical
        $0.alignment = alignment
      }
      #expect(views.map(\.frame.minX) == lefts.map { CGFloat($0) } && views.map(\.frame.minY) == [0, 5])
      column.semanticContentAttribute = .forceRightToLeft
      column.layoutIfNeeded()
      #expect(views.map(\.frame.maxX) == lefts.map { 100 - CGFloat($0) })
    }
  }

  @Test("A row runs from the right where reading does")
  func rightToLeft() {
    let views = [Block(10, 5), Block(90, 5)]
    _ = stack(views) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(frames(views) == [[90, 0, 10, 40], [0, 0, 90, 40]])
  }

  @Test("Hidden views take no room, and come back")
  func hidden() {
    let views = [Block(10, 5), Block(20, 5)]
    let row = stack(views) { $0.spacing = 5 }
    views[0].isHidden = true
    row.layoutIfNeeded()
    #expect(row.intrinsicContentSize.width == 20 && views[1].frame.minX == 0)
    views[0].isHidden = false
    row.layoutIfNeeded()
    #expect(row.intrinsicContentSize.width == 35 && views[1].frame.minX == 15)
  }

  @Test("Space after one view")
  func customSpacing() {
    let views = [Block(10, 5), Block(20, 5), Block(30, 5)]
    let row = stack(views) {
      $0.spacing = 5
      $0.setCustomSpacing(20, after: views[0])
    }
    #expect(row.intrinsicContentSize.width == 85 && row.customSpacing(after: views[0]) == 20)
    #expect(row.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    row.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(row.intrinsicContentSize.width == 70)
  }

  @Test("Heights follow the widths that views get")
  func heightForWidth() {
    let text = Block(200, 1, area: 600)
    let column = UIStackView(arrangedSubviews: [text, Block(10, 7)])
    column.axis = .vertical
    #expect(column.heightDependsOnWidth)
    #expect(column.intrinsicContentSize(forWidth: 60).height == 17)
    let row = UIStackView(arrangedSubviews: [Block(40, 7), text])
    row.spacing = 10
    // 60 are left for the text
    #expect(row.intrinsicContentSize(forWidth: 110) == CGSize(width: 110, height: 10))
    let outer = UIStackView(arrangedSubviews: [row])
    #expect(outer.heightDependsOnWidth && outer.intrinsicContentSize(forWidth: 110).height == 10)
  }

  @Test("A view whose own constraints say how large it is stays so")
  func constrained() {
    let icon = UIView()
    icon.translatesAutoresizingMaskIntoConstraints = false
    icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let other = Block(10, 6)
    let row = stack([icon, other]) { $0.alignment = .center }
    #expect(row.intrinsicContentSize == CGSize(width: 50, height: 30))
    #expect(frames([icon, other]) == [[0, 5, 40, 30], [40, 17, 60, 6]])
  }

  @Test("Views are added, moved and taken out")
  func arrangedSubviews() {
    let views = [Block(1, 1), Block(2, 2), Block(3, 3)]
    let row = UIStackView(arrangedSubviews: views)
    row.insertArrangedSubview(views[2], at: 0)
    #expect(row.arrangedSubviews == [views[2], views[0], views[1]] && row.subviews.count == 3)
    row.removeArrangedSubview(views[0])
    #expect(row.arrangedSubviews.count == 2 && views[0].superview === row)
    views[1].removeFromSuperview()
    #expect(row.arrangedSubviews == [views[2]])
    let other = UIStackView()
    other.addArrangedSubview(views[2])
    #expect(row.arrangedSubviews.isEmpty && other.arrangedSubviews == [views[2]])
  }

  @Test("A view whose idea of its size changes moves the others, and the stack's own idea")
  func changes() {
    let views = [Block(10, 5), Block(20, 5)]
    let row = stack(views, width: 30)
    let outer = UIStackView(arrangedSubviews: [row])
    #expect(outer.intrinsicContentSize.width == 30)
    views[0].size.width = 15
    outer.frame = CGRect(x: 0, y: 0, width: 35, height: 10)
    outer.layoutIfNeeded()
    #expect(outer.intrinsicContentSize.width == 35 && views[1].frame.minX == 15)
  }
}
