import PropertyExpectations
import PropertyTesting
import Testing

/// A first property, written as a user would write it.
@Suite struct FirstPropertyTests {
  @Test func `Sorting keeps all elements`() {
    expectHolds(forAll: .array(of: .int(), 0...20)) { try require($0.sorted().count == $0.count) }
  }
}
