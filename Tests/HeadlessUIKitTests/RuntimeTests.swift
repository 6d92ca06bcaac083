import Testing

@testable import HeadlessUIKit

/// Objects made from a class that is known only at run time.
@MainActor @Suite struct RuntimeTests {
  private static let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("A subclass that overrides init(frame:) is made by its own")
  func overriding() {
    let type: UIView.Type = Overriding.self
    let view = ClassInstantiation.make(type, frame: Self.frame)
    #expect((view as? Overriding)?.mark == 7)
    #expect(view.frame == Self.frame)
  }

  @Test("A subclass that inherits init(frame:) gets its properties' values")
  func inheriting() {
    let type: UIView.Type = Inheriting.self
    let view = ClassInstantiation.make(type, frame: Self.frame)
    #expect((view as? Inheriting)?.list == ["a"])
    #expect(view.frame == Self.frame)
  }

  @Test("A generic subclass is made with its own arguments")
  func generic() {
    let type: UIView.Type = Generic<String>.self
    let view = ClassInstantiation.make(type, frame: Self.frame)
    #expect((view as? Generic<String>)?.values.isEmpty == true)
    #expect(!(view is Generic<Int>))
  }

  @Test("A subclass two levels down, under a scroll view, is made")
  func deep() {
    let type: UIScrollView.Type = DeepScroll.self
    let view = ClassInstantiation.make(type, frame: Self.frame)
    #expect((view as? DeepScroll)?.mark == 9)
    #expect(view.clipsToBounds)
  }

  @Test("What is made belongs to the caller alone")
  func ownership() {
    weak var gone: UIView?
    do {
      let view = ClassInstantiation.make(Overriding.self as UIView.Type, frame: Self.frame)
      gone = view
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test("A subclass of an object that overrides init() is made by its own")
  func plain() {
    let type: PlainBase.Type = PlainDerived.self
    let object = ClassInstantiation.make(type)
    #expect((object as? PlainDerived)?.extra == 5)
    #expect(object.base == 3)
    #expect(Swift.type(of: ClassInstantiation.make(PlainBase.self)) == PlainBase.self)
  }
}

private final class Overriding: UIView {
  let mark: Int

  override init(frame: CGRect) {
    mark = 7
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class Inheriting: UIView {
  var list = ["a"]
}

private final class Generic<Value>: UIView {
  var values: [Value] = []
}

private class MiddleScroll: UIScrollView {
  var mark = 8
}

private final class DeepScroll: MiddleScroll {
  override init(frame: CGRect) {
    super.init(frame: frame)
    mark = 9
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private class PlainBase: NSObject {
  let base: Int

  override init() {
    base = 3
    super.init()
  }
}

private final class PlainDerived: PlainBase {
  let extra: Int

  override init() {
    extra = 5
    super.init()
  }
}
