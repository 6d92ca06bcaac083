import Testing
import UIKit

@testable import Scrollmark

/// Paragraphs of package descriptions, from a list that is written here as apt writes it.
@Suite struct PackageItemsTests {
  private let list = """
    Package: zebra
    Description-md5: 0123
    Description-en: Stripes for all
     The first line runs on
     in the second.
     .
     What follows stands for itself:
      * one
      * two

    Package: ant
    Description-md5: 4567
    Description-en: Small

    """

  private func table(count: Int? = nil) throws -> ItemTable {
    let folder = try ScratchFolder()
    try folder.write(list, to: "Translation-en")
    return try PackageItems(file: "Translation-en", folder: folder.path).load(count: count, seed: 1)
  }

  @Test("Lines that run on are joined, a full stop separates paragraphs, indented lines stand for themselves")
  func paragraphs() throws {
    let table = try table()
    #expect(
      table.texts == [
        "Small", "Stripes for all", "The first line runs on in the second.",
        "What follows stands for itself:\n* one\n* two",
      ])
    #expect(table.identifiers == ["ant 1", "zebra 1", "zebra 2", "zebra 3"])
    #expect(table.sectionTitles == ["A", "Z"] && table.sectionCounts == [1, 3])
    #expect(try self.table(count: 2).count == 2)
  }

  @Test("A list that is not there says how to get it, and is no part of a run of everything")
  func missing() throws {
    let folder = try ScratchFolder()
    let items = PackageItems(file: "nothing", folder: folder.path)
    #expect(items.missingData == "\(folder.path)/nothing is not there; fetch it with: ci/packages")
    #expect(throws: WorkloadError.self) { try items.load(count: nil, seed: 1) }
    #expect(items.whyNotExact != nil)
  }

  @Test("Cells are chosen by the workload, and show title and text of their items")
  @MainActor func cells() throws {
    let workload = try WorkloadText("cells", #"{"kind": "stacks"}"#).decode()
    #expect(workload.describe().contains("a picture, a title and a text in stacks"))
    #expect(WorkloadText("cells", #"{"kind": "none"}"#).error?.kind == .outOfRange)
    let table = try table()
    let model = StageModel(table, defaultSize: CGSize(width: 390, height: 44))
    for kind in ["constraints", "stacks", "rows"] {
      let cells = try #require(try WorkloadText("cells", "{\"kind\": \"\(kind)\"}").decode().cells)
      let stage = Stage(
        workload.layout, size: CGSize(width: 390, height: 844), model: model, cells: cells)
      stage.view.layoutIfNeeded()
      let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 1)))
      #expect(labels(in: cell) == ["zebra 2", "The first line runs on in the second."])
    }
  }

  @MainActor private func labels(in view: UIView) -> [String] {
    view.subviews.flatMap { subview -> [String] in
      (subview as? UILabel)?.text.map { [$0] } ?? labels(in: subview)
    }
  }
}
