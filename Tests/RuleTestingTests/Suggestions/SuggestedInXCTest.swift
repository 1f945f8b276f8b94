import RuleTesting
import XCTest

/// Tests as reports suggest them in a file that imports XCTest, word for word.
struct SuggestedInXCTest {
  let field: TestedField
  let select: (Int, Int, Int) -> TestedDatePicker.Rows?

  func testStaysWithinTheLimit() {
    var typist = Typist(at: field)  // “PIN”
    typist.paste("e\u{0301}e\u{0301}e\u{0301}e\u{0301}")
    XCTAssertLessThanOrEqual(typist.text.utf16.count, 4)
  }

  func testWhatFitsIsAccepted() {
    var typist = Typist(at: field)  // “PIN”
    typist.type("1")
    typist.type("1")
    typist.type("1")
    typist.type("1")
    XCTAssertEqual(typist.text, "1111")
  }

  func testOnlyAllowedCharactersStand() {
    var typist = Typist(at: field)  // “Digits”
    typist.type("\u{0663}")
    XCTAssertFalse(typist.text.contains("\u{0663}"))
  }

  func testWhatStandsIsAllowed() {
    var typist = Typist(at: field)  // “Word”
    typist.type(" ")
    XCTAssertNotEqual(typist.text, " ")
  }

  func testBackspaceEmpties() {
    var typist = Typist(at: field)  // “Mask”
    typist.type("1")
    typist.backspace(2)
    XCTAssertTrue(typist.text.isEmpty)
  }

  func testChangesSettle() {
    var typist = Typist(at: field)  // “Grows”
    typist.type("1")
    XCTAssertNil(typist.steps.last?.answer?.trouble)
  }

  func testShownDatesExist() {  // select and days of “birthday”
    XCTAssertTrue(select(1999, 2, 29) ?? (0, 0, 0) != (1999, 2, 29))
  }

  static let file = #filePath
}
