import Testing
import UIKit

@testable import HeadlessUIKit

/// What constraints refuse, and what becomes of them as the tree changes.
@MainActor @Suite struct ConstraintRulesTests {
  @Test("AL12: views of different trees have no constraint between them")
  func noAncestor() {
    let (box, stranger) = (Box(), Box())
    let room = room(box)
    let constraint = box.topAnchor.constraint(equalTo: stranger.topAnchor)
    let raised = UIKitExceptions.recording { constraint.isActive = true }
    #expect(raised.map(\.name) == ["NSGenericException"])
    #expect(raised[0].reason.hasPrefix("Unable to activate constraint with anchors <NSLayoutYAxisAnchor:"))
    #expect(raised[0].reason.contains("because they have no common ancestor."))
    #expect(!constraint.isActive && room.constraints.isEmpty)
  }

  @Test("AL13: attributes that do not go together are refused")
  func pairing() {
    let box = Box()
    let room = room(box)
    func reasons(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, to item: UIView?
    ) -> [String] {
      UIKitExceptions.recording {
        NSLayoutConstraint(
          item: box, attribute: first, relatedBy: .equal, toItem: item, attribute: second, multiplier: 1, constant: 0
        ).isActive = true
      }.map(\.reason)
    }
    #expect(reasons(.top, .left, to: room).first?.contains("Invalid pairing of layout attributes") == true)
    #expect(reasons(.leading, .left, to: room).first?.contains("leading/trailing") == true)
    #expect(reasons(.width, .notAnAttribute, to: nil).isEmpty)
    #expect(
      reasons(.left, .notAnAttribute, to: nil).first?.contains("Location attributes must be specified in pairs") == true
    )
    #expect(room.constraints.isEmpty && box.constraints.count == 1)
  }

  @Test("AL14: numbers have to be finite, and required stays required while a constraint is active")
  func numbers() {
    let box = Box()
    let width = box.widthAnchor.constraint(equalToConstant: 4)
    let constants = UIKitExceptions.recording { width.constant = .nan }
    #expect(constants.first?.reason.contains("constant is not finite") == true)
    #expect(width.constant == 4)
    width.priority = .defaultHigh
    width.isActive = true
    let priorities = UIKitExceptions.recording { width.priority = .required }
    #expect(
      priorities.first?.reason
        == "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
        + "passed priority 1000 and the existing priority was 750.")
    #expect(width.priority == .defaultHigh)
  }

  @Test("AL15: the nearest view in which both items lie holds a constraint; removing an item ends it")
  func holders() {
    let (outer, inner, sibling) = (Box(), Box(), Box())
    let room = room(outer)
    outer.addSubview(inner)
    outer.addSubview(sibling)
    let width = inner.widthAnchor.constraint(equalToConstant: 5)
    let gap = inner.leftAnchor.constraint(equalTo: sibling.rightAnchor)
    let edge = inner.topAnchor.constraint(equalTo: room.topAnchor)
    NSLayoutConstraint.activate([width, gap, edge])
    #expect(inner.constraints == [width] && outer.constraints == [gap] && room.constraints == [edge])
    inner.removeFromSuperview()
    #expect(width.isActive && !gap.isActive && !edge.isActive)
    #expect(outer.constraints.isEmpty && room.constraints.isEmpty)
  }

  @Test("AL16: constraints that contradict each other are named in a warning, and the last of them is given up")
  func contradiction() {
    let box = Box()
    let room = room(box)
    let (first, second) = (
      box.widthAnchor.constraint(equalToConstant: 50), box.widthAnchor.constraint(equalToConstant: 60)
    )
    second.identifier = "wide"
    let warnings = UIKitWarnings.recording {
      NSLayoutConstraint.activate([
        first, second, box.leftAnchor.constraint(equalTo: room.leftAnchor),
        box.topAnchor.constraint(equalTo: room.topAnchor), box.heightAnchor.constraint(equalToConstant: 9),
      ])
      room.layoutIfNeeded()
    }
    #expect(warnings.count == 1)
    #expect(warnings[0].hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(warnings[0].contains("\"\(first.description)\"") && warnings[0].contains("'wide'"))
    #expect(warnings[0].hasSuffix("Will attempt to recover by breaking constraint \n\(second.description)"))
    #expect(!warnings[0].contains("height"))
    #expect(box.frame == rect(0, 0, 50, 9))
  }

  @Test("AL17: a view that keeps its mask is placed by its frame, which contradicts constraints on it")
  func masks() {
    let label = UIView(frame: .zero)
    let room = room(label)
    let warnings = UIKitWarnings.recording {
      NSLayoutConstraint.activate([label.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 8)])
      room.layoutIfNeeded()
    }
    #expect(warnings.count == 1)
    #expect(warnings[0].contains("<NSAutoresizingMaskLayoutConstraint:"))
    #expect(warnings[0].contains("h=--& v=--& UIView:"))
    #expect(label.frame == .zero)
  }

  @Test("AL18: masks that give way follow the superview in constraints too")
  func flexibleMasks() {
    let framed = UIView(frame: rect(10, 10, 100, 30))
    framed.autoresizingMask = [.flexibleWidth]
    let follower = Box(1, 1)
    let room = room(framed, follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: framed.rightAnchor),
      follower.topAnchor.constraint(equalTo: framed.bottomAnchor),
    ])
    room.layoutIfNeeded()
    #expect(follower.frame.origin == CGPoint(x: 110, y: 40))
    room.frame.size.width = 260
    room.layoutIfNeeded()
    #expect(framed.frame == rect(10, 10, 160, 30))
    #expect(follower.frame.origin == CGPoint(x: 170, y: 40))
  }

  @Test("AL19: constraints are updated from the bottom up before layout, where it was asked for")
  func updates() {
    final class Updating: UIView {
      var name = ""
      static var calls: [String] = []
      override func updateConstraints() {
        Updating.calls.append(name)
        super.updateConstraints()
      }
      override func layoutSubviews() {
        Updating.calls.append("layout \(name)")
        super.layoutSubviews()
      }
      override class var requiresConstraintBasedLayout: Bool { true }
    }
    Updating.calls = []
    let (outer, inner) = (Updating(frame: .zero), Updating(frame: .zero))
    (outer.name, inner.name) = ("outer", "inner")
    let room = room(outer)
    outer.addSubview(inner)
    room.layoutIfNeeded()
    #expect(Updating.calls == ["inner", "outer", "layout outer", "layout inner"])
    Updating.calls = []
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
    room.layoutIfNeeded()
    #expect(Updating.calls.first == "inner" && !Updating.calls.contains("outer"))
  }

  @Test("AL20: a subtree with constraints of its own may be made before it is put anywhere")
  func bottomUp() {
    let (container, box) = (Box(), Box(30, 20))
    container.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 2),
      box.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -2),
      box.topAnchor.constraint(equalTo: container.topAnchor),
      box.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 34, height: 20))
    let room = room(container)
    NSLayoutConstraint.activate([
      container.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 5),
      container.topAnchor.constraint(equalTo: room.topAnchor, constant: 6),
    ])
    room.layoutIfNeeded()
    #expect(container.frame == rect(5, 6, 34, 20))
    #expect(box.frame == rect(2, 0, 30, 20))
    #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 34, height: 20))
    room.setNeedsLayout()
    room.layoutIfNeeded()
    #expect(container.frame == rect(5, 6, 34, 20))
  }

  @Test("AL21: a view asks for nothing of its content that has not changed")
  func asksOnce() {
    let (one, other) = (Box(30, 20), Box(30, 20))
    let room = room(one, other)
    let start = one.leftAnchor.constraint(equalTo: room.leftAnchor)
    NSLayoutConstraint.activate([start, other.leftAnchor.constraint(equalTo: one.rightAnchor)])
    room.layoutIfNeeded()
    let asked = other.askedForContent
    start.constant = 9
    one.content.width = 44
    room.layoutIfNeeded()
    #expect(other.frame.minX == 53)
    #expect(other.askedForContent == asked)
  }
}
