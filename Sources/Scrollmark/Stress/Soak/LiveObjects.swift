/// The objects that a soak watches: by whom they were made does not matter, only whether they are gone once their run is over.
@MainActor public enum LiveObjects {
  /// An object that nobody keeps alive by watching it.
  private struct Watched {
    weak var object: AnyObject?
  }

  /// Whether objects are watched at all: watching costs an allocation an object.
  public static var isWatching = false { didSet { if !isWatching { watched.removeAll() } } }

  private static var watched: [String: [Watched]] = [:]

  /// Watches `object`, which counts under its type or under `name`. O(1).
  static func watch(_ object: AnyObject, as name: String? = nil) {
    guard isWatching else { return }
    watched[name ?? "\(type(of: object))", default: []].append(Watched(object: object))
  }

  /// A token for a closure to capture: as long as it is alive, the closure is. Nil where nothing is watched.
  static func token(_ name: String) -> AnyObject? {
    guard isWatching else { return nil }
    let token = Token()
    watch(token, as: name)
    return token
  }

  /// How many objects of each type are alive; those that are gone are forgotten. O(watched).
  static func alive() -> [String: Int] {
    for (name, objects) in watched {
      let rest = objects.filter { $0.object != nil }
      watched[name] = rest.isEmpty ? nil : rest
    }
    return watched.mapValues(\.count)
  }

  /// What a closure captures to be watched.
  private final class Token {}
}
