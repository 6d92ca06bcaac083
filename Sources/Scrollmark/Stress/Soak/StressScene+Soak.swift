import UIKit

extension StressScene {
  /// Lets a soak find out whether everything that belongs to the run goes with it.
  func watch() {
    guard LiveObjects.isWatching else { return }
    var objects: [AnyObject] = [self, view, window, view.collectionViewLayout]
    if let client = view.delegate { objects.append(client) }
    for object in objects { LiveObjects.watch(object) }
    let handler = view.diagnosticHandler
    let token = LiveObjects.token("the closure diagnosticHandler")
    view.diagnosticHandler = { diagnostic in withExtendedLifetime(token) { handler?(diagnostic) } }
  }
}
