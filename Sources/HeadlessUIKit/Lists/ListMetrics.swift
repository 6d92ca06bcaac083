import CoreGraphics
import Foundation
import Synchronization

/// The measures of lists that UIKit does not document (B70), all in one place. They stand for UIKit's own and can be changed.
///
/// Lengths are in points. A change concerns what is made or laid out after it.
public struct ListMetrics: Equatable, Sendable {
  private static let shared = Shared()

  /// The measures in use.
  public static var current: ListMetrics {
    get { shared.metrics.withLock { $0 } }
    set { shared.metrics.withLock { $0 = newValue } }
  }

  // MARK: Sections

  /// The height of a row until it is measured, and the least height of one whose content is a list content configuration.
  public var rowHeight: CGFloat = 44
  /// The same of a header.
  public var headerHeight: CGFloat = 38
  /// The same of a footer.
  public var footerHeight: CGFloat = 28
  /// The space above a header where `headerTopPadding` is nil.
  public var automaticHeaderTopPadding: CGFloat = 0
  /// The insets of a section of a plain list, and of a plain sidebar.
  public var plainSectionInsets = NSDirectionalEdgeInsets.zero
  /// The insets of a section of a grouped list.
  public var groupedSectionInsets = NSDirectionalEdgeInsets(top: 18, leading: 0, bottom: 18, trailing: 0)
  /// The insets of a section of a list whose groups are inset.
  public var insetGroupedSectionInsets = NSDirectionalEdgeInsets(top: 18, leading: 16, bottom: 18, trailing: 16)
  /// The insets of a section of a sidebar.
  public var sidebarSectionInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 10, trailing: 8)

  // MARK: Content

  /// The margins of the content of a row.
  public var cellContentMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The margins of the content of a header or footer.
  public var headerContentMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  /// The space between an image and the text.
  public var imageToTextPadding: CGFloat = 16
  /// The least space between texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between texts one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// What `UIListContentConfiguration.ImageProperties.standardDimension` stands for.
  public var standardImageDimension: CGFloat = 44

  // MARK: Accessories

  /// The width of one level of indentation.
  public var indentationWidth: CGFloat = 10
  /// The space between the edge of a cell and its outermost accessory.
  public var accessoryEdgeInset: CGFloat = 16
  /// The space between two accessories, and between the trailing ones and the content.
  public var accessorySpacing: CGFloat = 8
  /// What `UICellAccessory.LayoutDimension.standard` stands for.
  public var standardAccessoryWidth: CGFloat = 28
  /// The size of the disclosure indicators.
  public var disclosureSize = CGSize(width: 12, height: 14)
  /// The size of an accessory that is a picture, such as the checkmark, the delete or the reorder control.
  public var symbolSize = CGSize(width: 22, height: 22)
  /// The size of a label, whose text cannot be measured yet.
  public var labelSize = CGSize(width: 44, height: 20)

  // MARK: Swipes

  /// The width of an action that a swipe has revealed.
  public var swipeActionWidth: CGFloat = 74
  /// How much of the actions has to be revealed, as a fraction, for them to stay when the finger lifts.
  public var swipeOpeningFraction: CGFloat = 0.5
  /// How much of the row a swipe has to cross, as a fraction, to perform the first action when the finger lifts.
  public var fullSwipeFraction: CGFloat = 0.6
  /// From which speed a flick opens or closes, wherever it ends; in points a second.
  public var swipeFlickSpeed: CGFloat = 300
  /// How long the row of a destructive action that was performed waits for its item to be deleted, in seconds.
  public var destructiveActionDuration = 0.3

  /// The measures that stand for UIKit's own.
  public init() {}
}

/// Holds the measures in use. An object, since Swift 6.3 leaves a mutex full of zeros that it lays out as a constant when it optimises.
private final class Shared: Sendable {
  let metrics = Mutex(ListMetrics())
}
