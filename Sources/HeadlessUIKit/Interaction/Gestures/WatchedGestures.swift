import Foundation

/// The recognizers of the views that a finger has touched, from the inside out. Without any it costs nothing.
@MainActor struct WatchedGestures {
  private var recognizers: [UIGestureRecognizer] = []

  /// Those of `hit` and of the views around it.
  init(around hit: UIView?) {
    var view = hit
    while let current = view {
      for recognizer in current.traits?.gestureRecognizers ?? [] where recognizer.isEnabled {
        recognizers.append(recognizer)
      }
      view = current.superview
    }
  }

  init() {}

  func forEach(_ work: (UIGestureRecognizer) -> Void) {
    for recognizer in recognizers { work(recognizer) }
  }

  /// Whether a gesture may be made out beside those that were before.
  func permits(_ candidate: UIGestureRecognizer) -> Bool {
    !recognizers.contains { other in
      other !== candidate && (other.isUnderWay || other.state == .ended) && !Self.goTogether(candidate, other)
    }
  }

  /// A gesture was made out: those that do not go along with it fail.
  func madeOut(_ recognizer: UIGestureRecognizer) {
    for other in recognizers
    where other !== recognizer && other.state == .possible && !Self.goTogether(recognizer, other) {
      other.giveUp()
    }
  }

  /// Whether a scroll view may take the finger.
  func permit(_ scrollView: UIScrollView) -> Bool {
    recognizers.isEmpty || permits(scrollView.panGestureRecognizer)
  }

  /// A scroll view has taken it.
  func scrolling(_ scrollView: UIScrollView) {
    if !recognizers.isEmpty { madeOut(scrollView.panGestureRecognizer) }
  }

  private static func goTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    if let first = first as? UITapGestureRecognizer, let second = second as? UITapGestureRecognizer,
      first.numberOfTapsRequired != second.numberOfTapsRequired
    {
      return true
    }
    return first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false
  }
}

extension UIView {
  /// What makes out gestures in the view; nil if nothing does.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { traits?.gestureRecognizers.flatMap { $0.isEmpty ? nil : $0 } }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
}
