import Foundation

/// A description of what a view shows, which can make that view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A new view that shows this.
  func makeContentView() -> any UIView & UIContentView

  /// The description for a view in `state`: what was not customized follows the state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What it shows. Setting it changes what is seen.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show `configuration`; by default, if it is of the type that it shows at present.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether `configuration` is of the type that the view shows at present.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
