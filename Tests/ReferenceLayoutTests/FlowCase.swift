import LayoutModel
import ReferenceLayout

/// A flow of one section, written the way a person thinks of it when content scrolls vertically.
struct FlowCase {
  var width = 320.0
  var metrics = FlowMetrics()
  var sizes: [(width: Double, height: Double)]
  var mode = FlowMode.given

  var layout: ReferenceFlowLayout {
    let sizes = sizes.map { AxisSize(main: $0.height, cross: $0.width) }
    let section = FlowSection(metrics: metrics, sizes: .each(sizes), mode: mode)
    return ReferenceFlowLayout(FlowDescription(crossLength: width, sections: [section]))
  }

  /// The left edges of the items.
  var lefts: [Double] { frames.map(\.crossOrigin) }
  /// The top edges of the items.
  var tops: [Double] { frames.map(\.mainOrigin) }

  private var frames: [AxisRect] {
    let layout = layout
    return sizes.indices.map { layout.frame(ofItemAt: ItemPath(section: 0, item: $0)) }
  }
}

/// A rectangle in the order x, y, width, height of content that scrolls vertically.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> AxisRect {
  AxisRect(mainOrigin: y, crossOrigin: x, mainLength: height, crossLength: width)
}
