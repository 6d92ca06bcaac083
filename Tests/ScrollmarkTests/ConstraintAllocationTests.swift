import AllocationProbe
import Foundation
import Measurement
import Testing
import UIKit

@testable import Scrollmark

/// A cell with constraints that is used again for another item is measured, solved and laid out without an allocation, once the sizes of
/// the items and their texts are known. What is seen for the first time is stored: leaves of the layout, and shaped text.
@MainActor
@Suite(
  "Constraint allocations", .serialized,
  .enabled(if: RunEnvironment.current().buildMode == "release", "only optimised code can do without allocations"))
struct ConstraintAllocationTests {
  /// What a cell shows of an item: its texts are made once and known from then on.
  private struct Note {
    var title: String
    var text: String

    static let all: [Note] = (0..<60).map { number in
      Note(
        title: "note \(number)",
        text: Array(repeating: "a text of some words", count: 1 + number * 7 % 12).joined(separator: " "))
    }
  }

  /// A picture beside a title and a text of any number of lines.
  private class NoteCell: UICollectionViewCell {
    let picture = UIView()
    let title = UILabel()
    let text = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      text.numberOfLines = 0
      arrange()
    }

    required init?(coder: NSCoder) { nil }

    func arrange() {
      for view in [picture, title, text] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
        picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        text.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      ])
    }

    func show(_ note: Note) {
      title.text = note.title
      text.text = note.text
    }

    /// Keeps the width that the layout gives, also in a flow.
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      layoutAttributes.size = CGSize(width: 320, height: size.height)
      return layoutAttributes
    }
  }

  /// The same in stacks.
  private final class StackedNoteCell: NoteCell {
    override func arrange() {
      let texts = UIStackView(arrangedSubviews: [title, text])
      texts.axis = .vertical
      texts.spacing = 4
      let row = UIStackView(arrangedSubviews: [picture, texts])
      row.spacing = 12
      row.alignment = .top
      row.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(row)
      NSLayoutConstraint.activate([
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      ])
    }
  }

  /// The row of a list.
  private final class NoteRow: UICollectionViewListCell {
    let title = UILabel()
    let text = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      text.numberOfLines = 0
      let texts = UIStackView(arrangedSubviews: [title, text])
      texts.axis = .vertical
      texts.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(texts)
      let guide = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        texts.topAnchor.constraint(equalTo: guide.topAnchor),
        texts.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        texts.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        texts.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// 100,000 items in a view of 320 by 480 points.
  @MainActor private final class Stage: NSObject, UICollectionViewDataSource {
    let view: UICollectionView

    init(_ layout: UICollectionViewLayout, _ cell: UICollectionViewCell.Type) {
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      super.init()
      view.register(cell, forCellWithReuseIdentifier: "note")
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
      let note = Note.all[indexPath.item % Note.all.count]
      if let cell = cell as? NoteCell { cell.show(note) }
      if let row = cell as? NoteRow {
        row.title.text = note.title
        row.text.text = note.text
      }
      return cell
    }

    /// How many allocations each frame of a scroll makes, 50 points a frame from `start` on.
    func sweep(from start: CGFloat, frames: Int) throws -> [UInt64] {
      view.contentOffset = CGPoint(x: 0, y: start)
      view.layoutIfNeeded()
      var counts: [UInt64] = []
      counts.reserveCapacity(frames)
      try #require(allocation_probe_start() == 0)
      var reading = AllocationProbeReading()
      _ = allocation_probe_read(&reading)
      var former = reading.allocations
      var frame = 0
      while frame < frames {
        frame += 1
        view.contentOffset = CGPoint(x: 0, y: start + CGFloat(50 * frame))
        view.layoutIfNeeded()
        _ = allocation_probe_read(&reading)
        counts.append(reading.allocations - former)
        former = reading.allocations
      }
      try #require(allocation_probe_stop() == 0)
      return counts
    }
  }

  private static func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 90)
    layout.minimumLineSpacing = 1
    return layout
  }

  private static func compositional() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private static func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  private struct Scene {
    var name: String
    var layout: @MainActor () -> UICollectionViewLayout
    var cell: UICollectionViewCell.Type
  }

  private static let scenes = [
    Scene(name: "flow", layout: flow, cell: NoteCell.self),
    Scene(name: "flow, stacks", layout: flow, cell: StackedNoteCell.self),
    Scene(name: "compositional", layout: compositional, cell: NoteCell.self),
    Scene(name: "compositional, stacks", layout: compositional, cell: StackedNoteCell.self),
    Scene(name: "list", layout: list, cell: NoteRow.self),
  ]

  @Test("Items that were seen before: no frame allocates anything", arguments: 0..<5)
  func known(index: Int) throws {
    let scene = Self.scenes[index]
    let stage = Stage(scene.layout(), scene.cell)
    // The solvers' rows grow until they have met what cells show one after another.
    for start in [0, 10, 25, 0, 5, 15, 0, 30, 20, 0] { _ = try stage.sweep(from: CGFloat(start), frames: 300) }
    let counts = try stage.sweep(from: 0, frames: 300)
    #expect(counts.reduce(0, +) == 0, "\(scene.name)")
  }

  @Test(
    "Items that come by for the first time: nothing at the median, and now and then a leaf of the layout",
    arguments: 0..<5)
  func new(index: Int) throws {
    let scene = Self.scenes[index]
    let stage = Stage(scene.layout(), scene.cell)
    _ = try stage.sweep(from: 0, frames: 600)
    let counts = try stage.sweep(from: 30_000, frames: 600).sorted()
    #expect(counts[counts.count / 2] == 0, "\(scene.name)")
    // A leaf holds the sizes of 59 items at least, and is made with a few allocations.
    #expect(counts.filter { $0 > 0 }.count <= counts.count / 10, "\(scene.name): \(counts.suffix(60))")
  }
}
