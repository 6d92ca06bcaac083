import CoreGraphics
import Foundation

/// How a stack of views shares its room: arithmetic alone.
struct StackArrangement {
  /// What is known of one view.
  struct Item {
    /// The length along the axis that the view would like.
    var length: CGFloat
    /// How much it resists being longer; 0 for one that does not mind.
    var hugging: Float
    /// How much it resists being shorter.
    var resistance: Float
    /// The least space to the next view.
    var spacing: CGFloat
  }

  /// Where one view stands along the axis.
  struct Place: Equatable {
    var start: CGFloat
    var length: CGFloat
  }

  var distribution: UIStackView.Distribution

  /// The length that the views would like to have together.
  func length(of items: [Item]) -> CGFloat {
    guard !items.isEmpty else { return 0 }
    let spaces = Self.spaces(items)
    switch distribution {
    case .fillEqually:
      return spaces + CGFloat(items.count) * (items.map(\.length).max() ?? 0)
    case .fill, .fillProportionally, .equalSpacing:
      return spaces + items.reduce(0) { $0 + $1.length }
    case .equalCentering:
      let step = zip(items, items.dropFirst()).map { ($0.length + $1.length) / 2 + $0.spacing }.max() ?? 0
      return (items[0].length + items[items.count - 1].length) / 2 + step * CGFloat(items.count - 1)
    }
  }

  /// Where the views stand in a room that is `room` long, from its beginning.
  func places(of items: [Item], in room: CGFloat) -> [Place] {
    guard !items.isEmpty else { return [] }
    switch distribution {
    case .fill:
      return Self.inOrder(Self.fitted(items, room, stretches: true), items)
    case .fillEqually:
      let length = max(0, (room - Self.spaces(items)) / CGFloat(items.count))
      return Self.inOrder(items.map { _ in length }, items)
    case .fillProportionally:
      return Self.inOrder(Self.proportional(items, room), items)
    case .equalSpacing:
      return spaced(items, room)
    case .equalCentering:
      return centred(items, room) ?? spaced(items, room)
    }
  }

  private static func spaces(_ items: [Item]) -> CGFloat {
    items.dropLast().reduce(0) { $0 + $1.spacing }
  }

  private static func inOrder(_ lengths: [CGFloat], _ items: [Item]) -> [Place] {
    var start: CGFloat = 0
    return zip(lengths, items).map { length, item in
      defer { start += length + item.spacing }
      return Place(start: start, length: length)
    }
  }

  /// The lengths that fill the room: of those that resist least, the last one gives way, and as many more as it takes to shrink.
  private static func fitted(_ items: [Item], _ room: CGFloat, stretches: Bool) -> [CGFloat] {
    var lengths = items.map(\.length)
    var extra = room - spaces(items) - lengths.reduce(0, +)
    if extra > 0 {
      guard stretches, let least = items.map(\.hugging).min() else { return lengths }
      if let index = items.lastIndex(where: { $0.hugging == least }) { lengths[index] += extra }
      return lengths
    }
    let order = items.indices.sorted { (items[$0].resistance, -$0) < (items[$1].resistance, -$1) }
    for index in order where extra < 0 {
      let given = min(lengths[index], -extra)
      lengths[index] -= given
      extra += given
    }
    return lengths
  }

  private static func proportional(_ items: [Item], _ room: CGFloat) -> [CGFloat] {
    let total = items.reduce(0) { $0 + $1.length }
    let available = max(0, room - spaces(items))
    return items.map { total > 0 ? available * $0.length / total : available / CGFloat(items.count) }
  }

  /// Equal space between the views, where there is more room than they need.
  private func spaced(_ items: [Item], _ room: CGFloat) -> [Place] {
    let lengths = Self.fitted(items, room, stretches: false)
    let extra = room - Self.spaces(items) - lengths.reduce(0, +)
    guard items.count > 1, extra > 0 else { return Self.inOrder(lengths, items) }
    let gap = (room - lengths.reduce(0, +)) / CGFloat(items.count - 1)
    var wider = items
    let least = items.dropLast().map(\.spacing).max() ?? 0
    if gap >= least {
      for index in wider.indices { wider[index].spacing = gap }
    } else {
      wider[items.count - 2].spacing += extra
    }
    return Self.inOrder(lengths, wider)
  }

  /// Equal steps from middle to middle; nil where that leaves less space than there has to be.
  private func centred(_ items: [Item], _ room: CGFloat) -> [Place]? {
    guard items.count > 1 else { return nil }
    let ends = (items[0].length + items[items.count - 1].length) / 2
    let step = (room - ends) / CGFloat(items.count - 1)
    for (item, next) in zip(items, items.dropFirst())
    where step - (item.length + next.length) / 2 < item.spacing - 1e-9 {
      return nil
    }
    return items.enumerated().map { index, item in
      Place(start: items[0].length / 2 + step * CGFloat(index) - item.length / 2, length: item.length)
    }
  }
}
