import FrameClock
import Testing
import UIKit

/// What controllers are told when their window is turned.
@MainActor @Suite struct SizeTransitionTests {
  private final class TurningController: UIViewController, UICollectionViewDataSource {
    var calls: [String] = []
    let layout = UICollectionViewFlowLayout()
    private(set) lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    override func viewDidLoad() {
      super.viewDidLoad()
      grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = self
      fit(view.bounds.size)
      view.addSubview(grid)
    }

    /// Three items side by side.
    private func fit(_ size: CGSize) {
      layout.minimumInteritemSpacing = 0
      layout.itemSize = CGSize(width: size.width / 3, height: 50)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("will \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate(
        alongsideTransition: { context in
          self.calls.append("alongside \(Int(self.view.bounds.width)) \(context.isAnimated)")
          self.fit(size)
          self.layout.invalidateLayout()
        },
        completion: { context in self.calls.append("completed \(context.isCancelled)") })
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test("Before, along with the change, and when it is over; items fit the new size")
  func turning() throws {
    let clock = VirtualClock()
    try FrameClocks.with(clock) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let controller = TurningController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(controller.grid.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 130)
      window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
      #expect(controller.calls == ["will 390 to 844", "alongside 844 true"])
      window.layoutIfNeeded()
      let cell = try #require(controller.grid.cellForItem(at: IndexPath(item: 2, section: 0)))
      #expect(abs(cell.frame.maxX - 844) <= 0.5 && controller.grid.bounds.width == 844)
      clock.advance(by: 0.29)
      #expect(controller.calls.count == 2)
      clock.advance(by: 0.02)
      #expect(controller.calls.last == "completed false")
      window.frame.origin.x = 10
      #expect(controller.calls.count == 3)
    }
  }

  @Test("Children are told by super, through a navigation controller too, and those that are not shown as well")
  func children() {
    FrameClocks.with(VirtualClock()) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let (lower, upper) = (TurningController(), TurningController())
      let navigation = UINavigationController(rootViewController: lower)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(upper, animated: true)
      window.layoutIfNeeded()
      window.frame.size = CGSize(width: 844, height: 390)
      #expect(upper.calls.first == "will 390 to 844" && lower.calls.count == 2)
      #expect(upper.view.frame.size == CGSize(width: 844, height: 390))
    }
  }
}
