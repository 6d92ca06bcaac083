/// The layouts that can be stressed, by name.
@MainActor public struct StressCatalog {
  /// Makes what is stressed from the numbers of a choice.
  typealias Maker = @MainActor (StressSetup.LayoutChoice) -> any StressLayout

  private var makers: [(name: String, make: Maker)] = []

  /// The layouts of the house and those of `registry`.
  public init(registry: Registry = .standard) {
    makers = [
      ("flow", { FlowStress($0) }), ("compositional", { CompositionalStress($0) }),
      ("list", { ListStress(list: $0) }),
    ]
    // In the order of their names, which is the same everywhere.
    for (name, reader) in registry.layouts.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
      if let layout = RegisteredStress(name, reader) { makers.append((name, { _ in layout })) }
    }
  }

  /// The layouts that every profile chooses from.
  static let common = ["flow", "compositional"]

  /// The names of the layouts, in a fixed order.
  public var names: [String] { makers.map(\.name) }

  /// The layout of a choice; that of the first name if the name is not known.
  func layout(_ choice: StressSetup.LayoutChoice) -> any StressLayout {
    let maker = makers.first { $0.name == choice.name } ?? makers[0]
    return maker.make(choice)
  }
}
