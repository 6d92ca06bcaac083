import Testing
import UIKit

@testable import Scrollmark

/// What UIKit would log is told with the results.
@MainActor @Suite struct FrameworkWarningsTests {
  @Test("Each text once, in a line, without addresses, with how often it was said")
  func lines() {
    let warnings = FrameworkWarnings()
    warnings.noting {
      for number in 0..<9 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
        inner.widthAnchor.constraint(equalToConstant: number < 3 ? 20 : 30).isActive = true
        view.layoutIfNeeded()
      }
    }
    #expect(warnings.lines.count == 2)
    let start = "Unable to simultaneously satisfy constraints. ( \"<NSLayoutConstraint"
    #expect(warnings.lines.first?.hasPrefix(start) == true)
    #expect(warnings.lines.first?.hasSuffix("UIView.width == 20 (active)> (3 times)") == true)
    #expect(warnings.lines.last?.hasSuffix("(6 times)") == true)
    #expect(!warnings.lines.contains { $0.contains("0x") || $0.contains("\n") })
  }

  @Test("Nothing where nobody warns")
  func none() {
    let warnings = FrameworkWarnings()
    #expect(warnings.noting { 7 } == 7 && warnings.lines.isEmpty)
  }

  /// A cell whose constraints contradict each other.
  private final class ContraryCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(inner)
      for width in [10, 20] as [CGFloat] { inner.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A run tells what its cells were warned of")
  func run() throws {
    var registry = Registry.standard
    registry.register(cells: "contrary") { _ in CellBlueprint(summary: "contrary", ContraryCell.self) { _, _ in } }
    let workload = try WorkloadDecoder(registry: registry).decode(
      Array(WorkloadText("cells", #"{"kind": "contrary"}"#).text.utf8), name: "test", file: "test.json", folder: "/")
    let result = try WorkloadRunner(options: RunOptions()).run(workload, size: .smoke)
    #expect(result.warnings.contains { $0.hasPrefix("Unable to simultaneously satisfy constraints.") })
  }
}
