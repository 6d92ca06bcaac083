import Foundation
import UIKit

extension Check {
  /// E16, E20: a diffable data source finds every section and item where the plain model has it, and nothing else.
  static let lookUps = Check(name: "look-ups in snapshots", isThorough: true) { scene in
    guard let source = scene.diffable else { return nil }
    let snapshot = source.snapshot()
    if let failure = scene.wrongLookUp(in: snapshot, sections: scene.model.sections, names: scene.model.sectionNames) {
      return failure
    }
    return scene.wrongLookUp(in: source)
  }
}

extension StressScene {
  /// What a snapshot says otherwise than plain lists do; nil if it says the same. O(n log n).
  func wrongLookUp(in snapshot: Snapshot, sections: [[Int]], names: [Int]) -> String? {
    if snapshot.sectionIdentifiers.map(\.number) != names { return "the snapshot has other sections" }
    if snapshot.itemIdentifiers.map(\.number) != sections.flatMap({ $0 }) { return "the snapshot has other items" }
    if snapshot.numberOfItems != sections.reduce(0, { $0 + $1.count }) { return "the snapshot counts its items wrong" }
    var index = 0
    for (place, number) in names.enumerated() {
      let section = name(number)
      if snapshot.indexOfSection(section) != place { return "section \(number) is not found at \(place)" }
      if snapshot.numberOfItems(inSection: section) != sections[place].count {
        return "section \(number) is said to have \(snapshot.numberOfItems(inSection: section)) items"
      }
      if snapshot.itemIdentifiers(inSection: section).map(\.number) != sections[place] {
        return "the items of section \(number) are said to be others"
      }
      for item in sections[place] {
        let found = snapshot.indexOfItem(name(item))
        if found != index { return "item \(item) is found at \(found.map(String.init) ?? "nowhere"), not at \(index)" }
        if snapshot.sectionIdentifier(containingItem: name(item)) != section {
          return "item \(item) is found in another section than \(number)"
        }
        index += 1
      }
    }
    let unknown = name(model.identities.items + 7)
    if snapshot.indexOfItem(unknown) != nil || snapshot.sectionIdentifier(containingItem: unknown) != nil {
      return "an item is found that does not exist"
    }
    return nil
  }

  /// What a data source finds elsewhere than the model has it.
  fileprivate func wrongLookUp(in source: UICollectionViewDiffableDataSource<StressName, StressName>) -> String? {
    for (section, items) in model.sections.enumerated() {
      if source.index(for: name(model.sectionNames[section])) != section
        || source.sectionIdentifier(for: section)?.number != model.sectionNames[section]
      {
        return "the data source has section \(model.sectionNames[section]) elsewhere than at \(section)"
      }
      for (index, item) in items.enumerated() {
        let path = IndexPath(item: index, section: section)
        if source.indexPath(for: name(item)) != path || source.itemIdentifier(for: path)?.number != item {
          return "the data source has item \(item) elsewhere than at \(section)-\(index)"
        }
      }
      if source.itemIdentifier(for: IndexPath(item: items.count, section: section)) != nil {
        return "the data source has an item after the last of section \(section)"
      }
    }
    return source.sectionIdentifier(for: model.sections.count) == nil ? nil : "the data source has one section more"
  }
}
