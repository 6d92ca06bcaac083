import Testing
import UIKit

@testable import HeadlessUIKit

/// A scroll view whose content constraints place.
@MainActor @Suite struct ScrollGuidesTests {
  /// A scroll view that fills a room of 200 by 100, with `content` in it.
  private func scene(_ content: UIView...) -> (room: UIView, scroll: UIScrollView) {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    for view in content { scroll.addSubview(view) }
    let room = room(scroll)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: room.topAnchor), scroll.bottomAnchor.constraint(equalTo: room.bottomAnchor),
    ])
    return (room, scroll)
  }

  @Test("AL63: the content guide is as large as the content's constraints make it, and so is the content size")
  func content() {
    let text = Letters(120)
    let (room, scroll) = scene(text)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      text.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -15),
      text.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
    room.layoutIfNeeded()
    // 120 letters in lines of 20
    #expect(text.frame == rect(0, 10, 200, 120) && scroll.contentSize == CGSize(width: 200, height: 145))
    #expect(content.layoutFrame == rect(0, 0, 200, 145) && scroll.frame == rect(0, 0, 200, 100))
    scroll.contentOffset.y = 45
    text.count = 20
    room.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 45) && scroll.contentOffset == .zero)
  }

  @Test("AL64: sides of the scroll view itself mean its content to what lies in it, lengths and middles its frame")
  func sides() {
    let (stack, badge) = (UIStackView(arrangedSubviews: [Box(20, 70), Box(20, 80)]), Box(10, 10))
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let (room, scroll) = scene(stack, badge)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor), badge.topAnchor.constraint(equalTo: stack.topAnchor),
      badge.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
    ])
    room.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 150) && stack.frame == rect(0, 0, 200, 150))
    #expect(scroll.frame == rect(0, 0, 200, 100))
  }

  @Test("AL65: what is tied to the frame stays where it is on the screen")
  func floating() {
    let (tall, floating) = (Box(20, 500), Box(30, 10))
    let (room, scroll) = scene(tall, floating)
    NSLayoutConstraint.activate([
      tall.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      tall.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      tall.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      tall.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      floating.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -5),
      floating.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor, constant: -6),
    ])
    room.layoutIfNeeded()
    #expect(floating.frame == rect(165, 84, 30, 10) && scroll.contentSize == CGSize(width: 20, height: 500))
    scroll.contentOffset.y = 120
    room.layoutIfNeeded()
    #expect(floating.frame == rect(165, 204, 30, 10) && tall.frame.minY == 0)
    #expect(floating.convert(floating.bounds, to: room) == rect(165, 84, 30, 10))
  }

  @Test("AL66: a scroll view with a content size of the client's keeps it")
  func own() {
    let box = Box(20, 20)
    let (room, scroll) = scene(box)
    scroll.contentSize = CGSize(width: 200, height: 900)
    box.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
    room.layoutIfNeeded()
    #expect(scroll.contentSize.height == 900 && box.frame.minX == 90)
  }
}
