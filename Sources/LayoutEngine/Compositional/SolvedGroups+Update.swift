import LayoutModel

extension SolvedGroups {
  /// What was measured after an edit. O(n).
  func measured(after edit: ItemEdit) -> ContiguousArray<AxisSize> {
    var result: ContiguousArray<AxisSize> = []
    result.reserveCapacity(measured.count - edit.deletions.count + edit.insertions.count)
    var (gone, come) = (0, 0)
    func insert() {
      while come < edit.insertions.count, edit.insertions[come].index == result.count {
        result.append(edit.insertions[come].size)
        come += 1
      }
    }
    for (index, size) in measured.enumerated() {
      if gone < edit.deletions.count, edit.deletions[gone] == index {
        gone += 1
        continue
      }
      insert()
      result.append(size)
    }
    insert()
    return result
  }

  /// Each item of which something was measured, in ascending order. O(n).
  var measuredItems: [MeasuredItem] {
    measured.enumerated().compactMap { index, size in
      size.isSame(as: .unmeasured) ? nil : MeasuredItem(index: index, size: size)
    }
  }
}
