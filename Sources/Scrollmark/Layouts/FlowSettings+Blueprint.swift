extension FlowSettings {
  /// How the layout is made.
  func blueprint() -> LayoutBlueprint {
    LayoutBlueprint(
      summary: summary, sizing: sizing, isHorizontal: direction == .horizontal,
      bytesPerItem: sizes == .layout ? 8 : 48)
  }

  private var sizing: LayoutBlueprint.Sizing {
    switch sizes {
    case .layout: .layout
    case .items: .delegate
    case .cells: .cells
    }
  }
}
