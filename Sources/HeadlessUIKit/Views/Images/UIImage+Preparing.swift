import FrameClock
import Foundation

/// How long work on pictures takes, by the frame clock. It stands for the time that a device would need, and can be changed by a host.
@MainActor public enum ImageWork {
  /// How many pixels are decoded in a second.
  public static var pixelsPerSecond = 100e6

  static func duration(of image: UIImage) -> Double {
    let pixels = image.size.width * image.size.height * image.scale * image.scale
    return pixels / max(1, pixelsPerSecond)
  }
}

extension UIImage {
  /// The picture, ready to be shown. The caller waits for the work, so that the clock stands still meanwhile.
  public func preparingForDisplay() -> UIImage? { self }

  /// Hands the picture to `completionHandler` when it is ready to be shown: as many seconds later, by the frame clock, as its pixels
  /// take to be decoded.
  @MainActor public func prepareForDisplay(completionHandler: @escaping @MainActor (UIImage?) -> Void) {
    FrameClocks.current.schedule(after: ImageWork.duration(of: self)) { completionHandler(self) }
  }

  /// A smaller picture that fits in `size`, in points, with the proportions of this one; nil if that is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    return UIImage(
      size: CGSize(width: self.size.width * factor, height: self.size.height * factor), scale: scale)
  }

  /// Hands a smaller picture to `completionHandler`, as many seconds later, by the frame clock, as the pixels of this one take to be
  /// decoded.
  @MainActor public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @MainActor (UIImage?) -> Void
  ) {
    FrameClocks.current.schedule(after: ImageWork.duration(of: self)) {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// The picture, when it is ready to be shown.
  @MainActor public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }

  /// A smaller picture that fits in `size`, in points, when it is ready to be shown.
  @MainActor public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }
}
