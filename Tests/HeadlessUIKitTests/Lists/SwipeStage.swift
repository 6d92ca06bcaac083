import UIKit

@testable import HeadlessUIKit

/// A stage of rows whose swipes reveal actions, each of which writes its title down when it is done. Actions are 74 points wide, rows
/// 320; half the actions have to be in sight to stay; 60 % of the row, 192 points, make a full swipe.
@MainActor final class SwipeStage {
  let stage: ListStage
  /// The index paths that the providers were asked about, with the side.
  var asked: [String] = []
  var leading: [String] = []
  var trailing: [String]
  /// The titles of the actions that were done.
  var done: [String] = []
  /// What actions call when they are done, until they do.
  var completions: [(Bool) -> Void] = []
  var style = UIContextualAction.Style.normal
  var performsFirst = true
  /// The answer that actions give at once; nil to keep the completion.
  var answer: Bool? = true

  init(rows: Int = 20, trailing: [String] = ["a"], isList: Bool = true) {
    self.trailing = trailing
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout = RowsLayout(nil)
    stage = ListStage([(0..<rows).map(String.init)], layout)
    configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] path in
      asked.append("leading \(path.item)")
      return leading.isEmpty ? nil : make(leading)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      asked.append("trailing \(path.item)")
      return self.trailing.isEmpty ? nil : make(self.trailing)
    }
    if isList { layout.list = ListSection(configuration) }
  }

  func make(_ titles: [String]) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: style, title: title) { [unowned self] action, _, completion in
          done.append(action.title ?? "")
          if let answer { completion(answer) } else { completions.append(completion) }
        }
      })
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return configuration
  }

  /// Pulls a row and lifts the finger when it stands still.
  func swipe(_ item: Int, by distance: CGFloat) {
    stage.pull(item, by: distance)
    stage.finger.lift()
  }

  /// Whether a row is swiped.
  func isOpen(_ item: Int) -> Bool { stage.row(item).configurationState.isSwiped }

  /// The actions of a row that are in sight, with where they begin and how wide they are.
  func actions(_ item: Int) -> [String] {
    stage.row(item).revealedSwipeActions.map { "\($0.action.title ?? "") \($0.frame.minX) \($0.frame.width)" }
  }

  /// Lays out and runs `body` on the stage's clock.
  func run(_ body: () throws -> Void) rethrows { try stage.run(body) }
}
