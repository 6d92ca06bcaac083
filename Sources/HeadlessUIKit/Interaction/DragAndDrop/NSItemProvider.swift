import FrameClock
import Foundation

/// What an item provider can carry.
public protocol NSItemProviderWriting {
  /// The uniform type identifiers of the representations that the object offers, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// What an item provider can answer.
public protocol NSItemProviderReading {
  /// The uniform type identifiers of the representations that the object can be read from.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Carries an object from a drag to a drop. Foundation has none on Linux, so this one is ours: it keeps the objects themselves and
/// makes no other representations of them.
@preconcurrency @MainActor open class NSItemProvider: NSObject {
  private var objects: [any NSItemProviderWriting] = []

  /// A name for a file made from the item; nil if there is none.
  open var suggestedName: String?

  /// A provider of nothing yet.
  public override nonisolated init() {
    super.init()
  }

  /// A provider of `object`.
  public init(object: any NSItemProviderWriting) {
    objects = [object]
    super.init()
  }

  /// Adds an object, which is less good a representation than those before it.
  open func registerObject(_ object: any NSItemProviderWriting) {
    objects.append(object)
  }

  /// The type identifiers of what is carried, the best first.
  open var registeredTypeIdentifiers: [String] {
    objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
  }

  /// Whether a representation of this very type is carried.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether an object of this type can be had.
  public func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool {
    object(of: aClass) != nil
  }

  /// Hands an object of this type to `completionHandler`, at the frame clock's next turn; an error if none is carried.
  @discardableResult
  public func loadObject<Object>(
    ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let found = object(of: aClass)
    FrameClocks.current.schedule(after: 0) {
      progress.completedUnitCount = 1
      completionHandler(found, found == nil ? ItemProviderError.noObject(type: "\(aClass)") : nil)
    }
    return progress
  }

  /// The best object of a type; nil if none is carried.
  func object<Object>(of type: Object.Type) -> Object? {
    objects.lazy.compactMap { $0 as? Object }.first
  }
}

/// Why an item provider answered nothing.
public enum ItemProviderError: Error, CustomStringConvertible {
  /// No object of this type is carried.
  case noObject(type: String)

  /// What was asked for, and what to do.
  public var description: String {
    switch self {
    case .noObject(let type): "the item provider carries no \(type): ask canLoadObject(ofClass:) first"
    }
  }
}

extension String: NSItemProviderWriting, NSItemProviderReading {
  /// What it is offered as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// What it is read from.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// What it is offered as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// What it is read from.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
  /// What it is offered as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// What it is read from.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// What it is offered as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// What it is read from.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image", "public.png"] }
}
