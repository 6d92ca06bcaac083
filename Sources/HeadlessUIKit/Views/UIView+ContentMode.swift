extension UIView {
  /// How content fills a rectangle of another size.
  public enum ContentMode: Int, Sendable {
    /// It is stretched.
    case scaleToFill = 0
    /// It keeps its proportions and fits in.
    case scaleAspectFit = 1
    /// It keeps its proportions and fills the rectangle.
    case scaleAspectFill = 2
    /// It is drawn again.
    case redraw = 3
    /// It keeps its size, in the middle.
    case center = 4
    /// It keeps its size, at the middle of the upper edge.
    case top = 5
    /// It keeps its size, at the middle of the lower edge.
    case bottom = 6
    /// It keeps its size, at the middle of the left edge.
    case left = 7
    /// It keeps its size, at the middle of the right edge.
    case right = 8
    /// It keeps its size, in the upper left corner.
    case topLeft = 9
    /// It keeps its size, in the upper right corner.
    case topRight = 10
    /// It keeps its size, in the lower left corner.
    case bottomLeft = 11
    /// It keeps its size, in the lower right corner.
    case bottomRight = 12
  }
}
