import Scrollmark
import Testing
import UIKit

@testable import ScrollmarkCLI

/// Rows of 20 points, of which the layout answers something else for an item than for a rectangle.
private final class ContradictingLayout: UICollectionViewLayout {
  private let isHonest: Bool

  init(isHonest: Bool) {
    self.isHonest = isHonest
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  private var count: Int {
    (0..<(collectionView?.numberOfSections ?? 0)).reduce(0) { $0 + (collectionView?.numberOfItems(inSection: $1) ?? 0) }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 20 * count) }

  private func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let before = (0..<path.section).reduce(0) { $0 + (collectionView?.numberOfItems(inSection: $1) ?? 0) }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 20 * (before + path.item), width: 100, height: 20)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    return (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { row(IndexPath(item: $0, section: section)) }
    }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = row(indexPath)
    if !isHonest { attributes.frame.origin.y += 5 }
    return attributes
  }
}

@MainActor @Suite("Stressing layouts that clients register")
struct StressContractTests {
  private func stress(isHonest: Bool, _ folder: TemporaryFolder) throws -> ExitCode {
    var registry = Registry.standard
    registry.register(layout: "rows") { _ in
      LayoutBlueprint(summary: "rows") { _ in ContradictingLayout(isHonest: isHonest) }
    }
    let words = ["--layout", "rows", "--ops", "40", "--in-process", "--out", folder("out")]
    return try StressCommand(
      arguments: ArgumentParser(command: CommandCatalog.stress).parse(words), environment: [:],
      home: Home(environment: [:], registry: registry)
    ).run()
  }

  @Test("A layout that contradicts itself ends with a code of its own, and so does its replay")
  func contradiction() throws {
    let folder = try TemporaryFolder()
    #expect(try stress(isHonest: false, folder) == .contractBroken)
    #expect(ExitCode.contractBroken.rawValue == 33)
    #expect(folder.text(of: "out/replay-1.json")?.contains("contract of layouts") == true)
  }

  @Test("The same layout without the contradiction holds")
  func honest() throws { #expect(try stress(isHonest: true, try TemporaryFolder()) == .success) }
}
