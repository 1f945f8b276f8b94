import PropertyTesting
import XCTest

/// Properties in any test framework, with one `try` per property.
final class RequireHoldsTests: XCTestCase {
  func testReversingTwiceIsTheIdentity() throws {
    try requireHolds(forAll: .array(of: .int(), 0...20)) { list in
      try require(list.reversed().reversed() == list)
    }
  }

  func testAFalseClaimIsThrownWithWhatRepeatsIt() {
    let line = #line + 2
    XCTAssertThrowsError(
      try requireHolds(forAll: .int(in: 0...100)) { try require($0 < 50, "\($0) is too large") }
    ) { error in
      let text = "\(error)"
      let start = "testAFalseClaimIsThrownWithWhatRepeatsIt fails\n  found  50 is too large\n  50\n"
      XCTAssert(text.hasPrefix(start), text)
      XCTAssert(text.contains("choices: \"1-Mg\" as an argument"), text)
      XCTAssert(
        text.hasSuffix("\n  at      PropertyTestingTests/RequireHoldsTests.swift:\(line)"), text)
    }
  }

  func testTheChoicesOfAReportAreJudgedAsTheyAre() {
    let claim = Claim(forAll: .int(in: 0...100)) { try require($0 < 50, "\($0) is too large") }
    XCTAssertThrowsError(try requireHolds(claim, choices: "1-Nw")) { error in
      XCTAssert("\(error)".contains("55 is too large"), "\(error)")
    }
    XCTAssertNoThrow(try requireHolds(claim, choices: "1-MQ"))
  }

  func testChoicesThatAreNoneAreAnError() {
    XCTAssertThrowsError(try requireHolds(forAll: .bool(), choices: "1-?") { _ in }) { error in
      XCTAssert(error is BlobError, "\(error)")
    }
  }
}
