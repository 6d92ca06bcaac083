import Testing

@testable import HeadlessUIKit

/// How UIKit's exceptions are raised.
@MainActor @Suite struct RuntimeExceptionTests {
  @Test("A handler is told, and the refused call changes nothing")
  func recording() {
    let view = UIView()
    let raised = UIKitExceptions.recording { view.addSubview(view) }
    #expect(raised == [UIKitException(name: "NSInvalidArgumentException", reason: "Can't add self as subview")])
    #expect(view.subviews.isEmpty)
    #expect(view.superview == nil)
  }

  @Test("Recordings do not leak out of their scope")
  func nesting() {
    let view = UIView()
    let outer = UIKitExceptions.recording {
      #expect(UIKitExceptions.recording { view.addSubview(view) }.count == 1)
    }
    #expect(outer.isEmpty)
    #expect(UIKitExceptions.handler == nil)
  }

  @Test("Without a handler the program stops with UIKit's words on standard error")
  func stopping() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    let words =
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Can't add self as subview'"
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(words))
  }
}
