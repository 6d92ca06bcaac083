import Foundation
import Synchronization

/// A picture, of which only the size is kept.
open class UIImage: NSObject, @unchecked Sendable {
  private static let sizes = Mutex<[String: CGSize]>([:])

  /// How large the picture is, in points.
  public let size: CGSize
  /// How many pixels a point has.
  public let scale: CGFloat

  /// A picture of this size, in points. UIKit has no such initializer: it stands for all those that read pixels.
  public init(size: CGSize, scale: CGFloat = 1) {
    self.size = size
    self.scale = scale
  }

  /// A picture without a size.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// The picture of this name; nil unless the host has registered one, since there is no catalogue of assets.
  public convenience init?(named name: String) {
    guard let size = Self.sizes.withLock({ $0[name] }) else { return nil }
    self.init(size: size)
  }

  /// The symbol of this name; nil unless the host has registered one.
  public convenience init?(systemName name: String) {
    self.init(named: name)
  }

  /// Lets `init(named:)` and `init(systemName:)` answer a picture of this size, in points, for `name`. For hosts.
  public static func register(size: CGSize, named name: String) {
    sizes.withLock { $0[name] = size }
  }
}
