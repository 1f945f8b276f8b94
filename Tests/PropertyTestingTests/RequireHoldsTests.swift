import PropertyTesting
import XCTest

/// `requireHolds` works in any framework, such as XCTest: one `try` for each property.
final class RequireHoldsTests: XCTestCase {
  func testReversingTwiceIsTheIdentity() throws {
    try requireHolds(forAll: .array(of: .int(), 0...20)) { list in
      try require(list.reversed().reversed() == list)
    }
  }

  func testAFalseClaimIsThrownWithItsReplayCode() {
    let claim = Claim(forAll: .int(in: 0...100)) { try require($0 < 50, "\($0) is too large") }
    XCTAssertThrowsError(try requireHolds(claim)) { error in
      let text = "\(error)"
      XCTAssert(text.contains("  found  50 is too large\n  50\n"), text)
      XCTAssert(text.contains("choices: \"1-Mg\" as an argument"), text)
    }
    XCTAssertThrowsError(try requireHolds(claim, choices: "1-Nw"))
    XCTAssertNoThrow(try requireHolds(claim, choices: "1-MQ"))
  }
}
