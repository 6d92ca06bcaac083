import Foundation

extension UICollectionViewCompositionalLayout {
  /// A layout all of whose sections are lists of this configuration (B66).
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(section: .list(ListSection(configuration)))
  }
}

extension UICollectionViewCompositionalLayout: ListSectionProviding {
  func listSection(at section: Int) -> ListSection? {
    guard let plans = solution?.plans, plans.indices.contains(section) else { return nil }
    return plans[section].source?.listSection
  }
}
