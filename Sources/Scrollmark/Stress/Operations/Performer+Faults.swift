import Foundation
import UIKit

extension Performer {
  /// Does what clients do wrong.
  func doWrong(_ operation: Operation) {}
}
