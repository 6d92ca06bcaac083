/// How the costs of the basic columns grow with each column that is not basic, for each level of strength by itself. Levels are
/// compared in their order, the strongest first, so that no sum of a weaker one outweighs a stronger.
struct Costs {
  /// The ranks of the levels, the strongest first; the first is what is required.
  private(set) var ranks = [Double.infinity]
  /// How many constraints count in each level.
  private var users = [Int.max]
  /// `stride` numbers for each column.
  private(set) var gradient = Block<Double>(capacity: 256)
  private(set) var stride = 4
  private var columnCount = 0
  /// The smallest quotient of a search, for each level.
  private(set) var quotient = Block<Double>()

  init() {
    _ = quotient.extend(by: 4)
  }

  var levelCount: Int { ranks.count }

  func deallocate() {
    gradient.deallocate()
    quotient.deallocate()
  }

  /// The growths of a column, one for each level.
  @inline(__always) func growth(_ column: Int) -> UnsafeMutablePointer<Double> { gradient.base + column * stride }

  mutating func addColumn() {
    let start = gradient.extend(by: stride)
    for index in start..<start + stride { gradient[index] = 0 }
    columnCount += 1
  }

  @inline(__always) func clear(_ column: Int) {
    let growth = growth(column)
    for level in 0..<stride { growth[level] = 0 }
  }

  // MARK: Levels

  /// The level of a rank, if there is one.
  func level(of rank: Double) -> Int? { ranks.firstIndex(of: rank) }

  mutating func use(_ level: Int) {
    if level > 0 { users[level] += 1 }
  }

  mutating func leave(_ level: Int) {
    if level > 0 { users[level] -= 1 }
  }

  /// Adds a level for `rank` and takes away those that nobody uses. Answers what each former level has become; -1 for one that is
  /// gone. O(columns × levels).
  mutating func insertLevel(for rank: Double) -> [Int] {
    let kept = ranks.indices.filter { users[$0] > 0 }
    let place = kept.firstIndex { ranks[$0] < rank } ?? kept.count
    var moved = [Int](repeating: -1, count: ranks.count)
    for (index, level) in kept.enumerated() { moved[level] = index < place ? index : index + 1 }
    move(to: moved, count: kept.count + 1)
    ranks = kept.map { ranks[$0] }
    users = kept.map { users[$0] }
    ranks.insert(rank, at: place)
    users.insert(0, at: place)
    return moved
  }

  private mutating func move(to moved: [Int], count: Int) {
    let wider = count <= stride ? stride : 2 * stride
    var block = Block<Double>(capacity: max(256, columnCount * wider))
    _ = block.extend(by: columnCount * wider)
    for index in 0..<block.count { block[index] = 0 }
    for column in 0..<columnCount {
      for (level, new) in moved.enumerated() where new >= 0 {
        block[column * wider + new] = gradient[column * stride + level]
      }
    }
    gradient.deallocate()
    gradient = block
    if wider > stride { _ = quotient.extend(by: wider - stride) }
    stride = wider
  }

  // MARK: Comparing

  /// How the whole cost changes, at the strongest level where it does, if a column that is not basic leaves zero: that level and
  /// the amount. The level is `levelCount` if it does not change.
  @inline(__always)
  func change(_ index: Int, _ column: Column, towards direction: Double) -> (level: Int, amount: Double) {
    let growth = growth(index)
    let own = column.cost(towards: direction)
    for level in 0..<levelCount {
      let amount = direction * growth[level] + (level == Int(column.level) ? own : 0)
      if abs(amount) > Tolerance.cost { return (level, amount) }
    }
    return (levelCount, 0)
  }

  /// The same once another `amount` has been added at `level`: whether it is a gain still.
  func isGain(
    _ index: Int, _ column: Column, towards direction: Double, after amount: Double, at addedLevel: Int
  ) -> Bool {
    let growth = growth(index)
    let own = column.cost(towards: direction)
    for level in 0..<levelCount {
      var change = direction * growth[level]
      if level == Int(column.level) { change += own }
      if level == addedLevel { change += amount }
      if abs(change) > Tolerance.cost { return change < 0 }
    }
    return false
  }

  /// Remembers the cost of a step of a column, for each unit by which a row moves, as the smallest so far.
  func keepQuotient(_ index: Int, _ column: Column, towards direction: Double, part: Double) {
    let growth = growth(index)
    let own = column.cost(towards: direction)
    for level in 0..<levelCount {
      quotient[level] = (direction * growth[level] + (level == Int(column.level) ? own : 0)) / part
    }
  }

  /// Remembers the cost of a kink as the smallest so far.
  func keepQuotient(kink: Double, at kinkLevel: Int) {
    for level in 0..<levelCount { quotient[level] = level == kinkLevel ? kink : 0 }
  }

  /// Compares the cost of a step with the smallest so far: -1 if it is smaller, 1 if it is larger, 0 if they are the same.
  @inline(__always)
  func compareQuotient(_ index: Int, _ column: Column, towards direction: Double, part: Double) -> Int {
    let growth = growth(index)
    let own = column.cost(towards: direction)
    for level in 0..<levelCount {
      let cost = (direction * growth[level] + (level == Int(column.level) ? own : 0)) / part
      if cost < quotient[level] - Tolerance.cost { return -1 }
      if cost > quotient[level] + Tolerance.cost { return 1 }
    }
    return 0
  }
}
