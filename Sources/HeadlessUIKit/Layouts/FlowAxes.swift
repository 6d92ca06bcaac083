import CoreGraphics
import LayoutModel

/// The way between the points of a collection view and the axes of a layout engine.
struct FlowAxes {
  var isVertical: Bool
  /// The width of the content, if frames are mirrored in it (A46).
  var mirrorWidth: CGFloat?

  func axisSize(_ size: CGSize) -> AxisSize {
    isVertical ? AxisSize(main: size.height, cross: size.width) : AxisSize(main: size.width, cross: size.height)
  }

  func size(_ size: AxisSize) -> CGSize {
    isVertical ? CGSize(width: size.cross, height: size.main) : CGSize(width: size.main, height: size.cross)
  }

  func axisRect(_ rect: CGRect) -> AxisRect {
    let x = mirrorWidth.map { $0 - rect.origin.x - rect.size.width } ?? rect.origin.x
    return isVertical
      ? AxisRect(
        mainOrigin: rect.origin.y, crossOrigin: x, mainLength: rect.size.height, crossLength: rect.size.width)
      : AxisRect(
        mainOrigin: x, crossOrigin: rect.origin.y, mainLength: rect.size.width, crossLength: rect.size.height)
  }

  func rect(_ rect: AxisRect) -> CGRect {
    var result =
      isVertical
      ? CGRect(x: rect.crossOrigin, y: rect.mainOrigin, width: rect.crossLength, height: rect.mainLength)
      : CGRect(x: rect.mainOrigin, y: rect.crossOrigin, width: rect.mainLength, height: rect.crossLength)
    if let mirrorWidth { result.origin.x = mirrorWidth - result.origin.x - result.size.width }
    return result
  }
}
