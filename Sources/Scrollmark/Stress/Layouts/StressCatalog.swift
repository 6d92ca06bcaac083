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
  }

  /// The names of the layouts, in a fixed order.
  public var names: [String] { makers.map(\.name) }

  /// The layout of a choice; that of the first name if the name is not known.
  func layout(_ choice: StressSetup.LayoutChoice) -> any StressLayout {
    let maker = makers.first { $0.name == choice.name } ?? makers[0]
    return maker.make(choice)
  }
}
