import UIKit

extension StressScene {
  /// Lets a soak find out whether everything that belongs to the run goes with it. Cells, other views and layouts are watched where
  /// they are made.
  func watch() {
    guard LiveObjects.isWatching else { return }
    var objects: [AnyObject] = [self, view, window]
    for client in [view.delegate, view.dataSource] as [AnyObject?] {
      guard let client, !objects.contains(where: { $0 === client }) else { continue }
      objects.append(client)
    }
    for object in objects { LiveObjects.watch(object) }
    watchClosures()
  }

  private func watchClosures() {
    let handler = view.diagnosticHandler
    let token = LiveObjects.token("the closure diagnosticHandler")
    view.diagnosticHandler = { diagnostic in withExtendedLifetime(token) { handler?(diagnostic) } }
    guard let anchoring = view.anchoring else { return }
    let anchor = LiveObjects.token("the closures of ContentAnchoring")
    view.anchoring = ContentAnchoring(
      identifier: { path in withExtendedLifetime(anchor) { anchoring.identifier(path) } },
      indexPath: { name in withExtendedLifetime(anchor) { anchoring.indexPath(name) } })
  }
}
