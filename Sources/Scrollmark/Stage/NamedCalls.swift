import Foundation
import UIKit

/// The data source of a stage behind one that tells a listener of each call.
final class NamedDataSource: NSObject, UICollectionViewDataSource {
  private let base: StageDataSource
  private unowned let listener: any CallListener

  init(_ base: StageDataSource, _ listener: any CallListener) {
    self.base = base
    self.listener = listener
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    listener.call("numberOfSections") { base.numberOfSections(in: collectionView) }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    listener.call("numberOfItemsInSection") { base.collectionView(collectionView, numberOfItemsInSection: section) }
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    listener.call("cellForItemAt") { base.collectionView(collectionView, cellForItemAt: indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    listener.call("moveItemAt") {
      base.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    listener.call("viewForSupplementaryElementOfKind") {
      base.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }
}

/// The delegate of a stage behind one that tells a listener of each call. What the stage has no answer to is only told.
final class NamedDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let base: SizingDelegate
  private unowned let listener: any CallListener

  init(_ base: SizingDelegate, _ listener: any CallListener) {
    self.base = base
    self.listener = listener
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    listener.call("sizeForItemAt") {
      base.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    listener.call("willDisplay") {}
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    listener.call("didEndDisplaying") {}
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    listener.call("willDisplaySupplementaryView") {}
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    listener.call("didEndDisplayingSupplementaryView") {}
  }
}
