import AllocatorCall
import Foundation

/// Makes objects from a class that is known only at run time, where Swift would ask for a `required` initializer.
///
/// A registered cell class, `layoutAttributesClass` and `invalidationContextClass` are such classes: making their
/// initializers `required` would refuse every client that writes `override init(frame:)` or `override init()`. So the
/// subclass's own allocator is taken from its virtual table, where the base class's initializer has its place.
enum ClassInstantiation {
  /// A new object of `type`, by its `init(frame:)`. O(1), beyond what the initializer does.
  @MainActor static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let metadata = ClassMetadata(type)
    let object = allocator_call_with_rect(
      metadata.allocator(at: frameInitializer),
      metadata.address,
      frame.origin.x, frame.origin.y, frame.size.width, frame.size.height
    )
    return owned(object)
  }

  /// A new object of `type`, by its `init()`. O(1), beyond what the initializer does.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let metadata = ClassMetadata(type)
    return owned(allocator_call(metadata.allocator(at: plainInitializer), metadata.address))
  }

  /// Where a view class holds the allocator of `init(frame:)`: the first initializer that `UIView` introduces.
  @MainActor private static let frameInitializer: Int = {
    guard let offset = ClassMetadata(UIView.self).firstAllocatorOffset else { unsupported("UIView.init(frame:)") }
    let type = FrameProbe.self as UIView.Type
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let metadata = ClassMetadata(type)
    let made: UIView = owned(allocator_call_with_rect(metadata.allocator(at: offset), metadata.address, 1, 2, 3, 4))
    guard let probe = made as? FrameProbe, probe.received == frame else { unsupported("UIView.init(frame:)") }
    return offset
  }()

  /// Where a class holds the allocator of `init()`: the first initializer that `NSObject` introduces.
  private static let plainInitializer: Int = {
    guard let offset = ClassMetadata(NSObject.self).firstAllocatorOffset else { unsupported("NSObject.init()") }
    let type = PlainProbe.self as NSObject.Type
    let metadata = ClassMetadata(type)
    let made: NSObject = owned(allocator_call(metadata.allocator(at: offset), metadata.address))
    guard let probe = made as? PlainProbe, probe.mark == PlainProbe.expected else { unsupported("NSObject.init()") }
    return offset
  }()

  private static func owned<Object: AnyObject>(_ object: UnsafeMutableRawPointer) -> Object {
    Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }

  private static func unsupported(_ initializer: String) -> Never {
    fatalError(
      """
      Scrollmark cannot make objects from a class known only at run time: this compiler lays out classes in another \
      way, and \(initializer) was not found. Build with Swift 6.3 for 64-bit Linux.
      """
    )
  }
}

/// A view that remembers the frame it was made with.
private final class FrameProbe: UIView {
  let received: CGRect

  override init(frame: CGRect) {
    received = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// An object whose own initializer leaves a mark.
private final class PlainProbe: NSObject {
  static let expected = 0x5C80
  let mark: Int

  override init() {
    mark = Self.expected
  }
}
