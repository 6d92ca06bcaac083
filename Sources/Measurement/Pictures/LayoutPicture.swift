/// What a layout showed at the end of one frame: the rectangles of what was in view. It is taken in a replay, after the times.
public struct LayoutPicture: Codable, Equatable, Sendable {
  /// The frame, counted from 0 as in `FrameTable`; nil for the opening.
  public var frame: Int?
  /// The size of the content, in points.
  public var contentSize: Size
  /// The part of the content that was in view, in points of the content.
  public var viewport: Rectangle
  /// What was in view, from back to front.
  public var elements: [Element]
  /// How many more elements there were than are kept.
  public var omitted: Int

  /// Makes a picture.
  public init(frame: Int?, contentSize: Size, viewport: Rectangle, elements: [Element], omitted: Int = 0) {
    self.frame = frame
    self.contentSize = contentSize
    self.viewport = viewport
    self.elements = elements
    self.omitted = omitted
  }

  /// A width and a height, in points.
  public struct Size: Codable, Equatable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle of the content, in points.
  public struct Rectangle: Codable, Equatable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A cell or another view that the layout placed.
  public struct Element: Codable, Equatable, Sendable {
    /// What it is.
    public var kind: Kind
    /// The section and the item, such as `0, 12`; for other views their kind as well.
    public var label: String
    /// Where it is, in points of the content.
    public var frame: Rectangle
    /// How opaque it is: 1 unless the layout fades it.
    public var alpha: Double

    /// Makes an element.
    public init(kind: Kind, label: String, frame: Rectangle, alpha: Double = 1) {
      self.kind = kind
      self.label = label
      self.frame = frame
      self.alpha = alpha
    }
  }

  /// What an element is.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// The cell of an item.
    case cell
    /// A header, a footer, or another supplementary view.
    case supplementary
    /// A decoration view.
    case decoration
  }

  /// How many elements of `kind` there are. O(n).
  public func count(_ kind: Kind) -> Int { elements.count { $0.kind == kind } }
}
