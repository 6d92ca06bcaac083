import Testing

@testable import Scrollmark

@Suite("Stress: the plain model")
struct PlainModelTests {
  @Test("An item that a callback took away while its cell was being filled has no content")
  func missingItem() {
    var model = PlainModel(counts: [2])
    model.renew([0, 1], keepingSizes: false)
    #expect(model.revision(of: 1) == 1)
    #expect(model.revision(of: -1) == 0)
    #expect(model.sizeRevision(of: -1) == 0)
    #expect(model.revision(of: 7) == 0)
  }
}
