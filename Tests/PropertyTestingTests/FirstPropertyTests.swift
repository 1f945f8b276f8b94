import PropertyExpectations
import PropertyTesting
import Testing

/// What a user's first property looks like, written as a user would.
@Suite struct FirstPropertyTests {
  @Test func sortingLosesNothing() {
    expectHolds(forAll: .array(of: .int(), 0...20)) { try require($0.sorted().count == $0.count) }
  }
}
