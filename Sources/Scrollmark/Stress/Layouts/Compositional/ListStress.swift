import CoreGraphics
import LayoutModel
import UIKit

/// A list, set up by numbers: what a list is in terms of compositional sections is stated here once more, by the rules.
@MainActor final class ListStress: CompositionalStress {
  private let appearance: UICollectionLayoutListConfiguration.Appearance
  private let hasHeaders: Bool
  private let hasFooters: Bool

  init(list choice: StressSetup.LayoutChoice) {
    appearance = choice.pick(0, [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain])
    hasHeaders = choice.pick(1, [false, true])
    hasFooters = choice.pick(2, [false, false, true])
    var drawing = CompositionalDrawing(numbers: [])
    drawing.becomeList(
      insets: Self.insets(appearance), pins: appearance == .plain || appearance == .sidebarPlain, header: hasHeaders,
      footer: hasFooters, spacing: choice.pick(3, [0, 0, 12]), isSubclass: choice.pick(4, [false, false, true]))
    super.init(drawing)
  }

  override var summary: String { "list" }

  override func kindOfEdge(_ role: Int) -> String {
    hasHeaders && role == 0 ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }

  override func section(_ number: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = hasHeaders ? .supplementary : .none
    configuration.footerMode = hasFooters ? .supplementary : .none
    return .list(using: configuration, layoutEnvironment: environment)
  }

  private static func insets(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> NSDirectionalEdgeInsets {
    let metrics = ListMetrics.current
    switch appearance {
    case .grouped: return metrics.groupedSectionInsets
    case .insetGrouped: return metrics.insetGroupedSectionInsets
    case .sidebar: return metrics.sidebarSectionInsets
    default: return metrics.plainSectionInsets
    }
  }
}

extension CompositionalDrawing {
  /// Rows one below the other, as wide as the section and as high as they prefer, with pinned headers and footers in plain lists
  /// (B66 to B70).
  mutating func becomeList(
    insets: NSDirectionalEdgeInsets, pins: Bool, header: Bool, footer: Bool, spacing: Double, isSubclass: Bool
  ) {
    let metrics = ListMetrics.current
    let size = { (height: CGFloat) in CompositionalSize(main: .estimated(height), cross: .fractionOfCross(1)) }
    let row = CompositionalElementDescription(size: size(metrics.rowHeight))
    let group = CompositionalElementDescription(
      size: size(metrics.rowHeight),
      content: .group(CompositionalGroupDescription(arrangement: .filling(.main), elements: [row])))
    var section = CompositionalSection(
      count: 0, group: group,
      contentInsets: CompositionalInsets(
        mainStart: insets.top, mainEnd: insets.bottom, crossStart: insets.leading, crossEnd: insets.trailing))
    section.boundaryCrossInsets = CompositionalInsets(crossStart: insets.leading, crossEnd: insets.trailing)
    if header {
      section.boundaryItems.append(
        BoundaryItemDescription(
          size: size(metrics.headerHeight), main: .start, pins: pins,
          outerSpace: metrics.automaticHeaderTopPadding))
    }
    if footer {
      section.boundaryItems.append(
        BoundaryItemDescription(size: size(metrics.footerHeight), main: .end, pins: pins))
    }
    set([section], spacing: spacing, isSubclass: isSubclass)
  }
}
