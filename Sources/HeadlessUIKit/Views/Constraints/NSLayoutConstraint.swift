import Foundation

/// A rule between two attributes of views or guides: first = multiplier × second + constant, or an inequality of the two.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
}
