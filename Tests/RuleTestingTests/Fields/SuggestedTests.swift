import Foundation
import RuleTesting
import Testing

/// Tests as reports suggest them, word for word but for the attribute.
struct SuggestedTests {
  let field: TestedField

  func caretStaysBesideTyped() {
    var typist = Typist(at: field)  // “Card”
    typist.type("1")
    typist.type("1")
    typist.moveCaret(fromEnd: 1)
    typist.type("1")
    #expect(typist.caret == 2)
  }

  func staysWithinTheLimit() {
    var typist = Typist(at: field)  // “PIN”
    typist.paste("e\u{0301}e\u{0301}e\u{0301}e\u{0301}")
    #expect(typist.text.utf16.count <= 4)
  }

  func whatFitsIsAccepted() {
    var typist = Typist(at: field)  // “PIN”
    typist.type("1")
    typist.type("1")
    typist.type("1")
    typist.type("1")
    #expect(typist.text == "1111")
  }

  func onlyAllowedCharactersStand() {
    var typist = Typist(at: field)  // “Digits”
    typist.type("\u{0663}")
    #expect(!typist.text.contains("\u{0663}"))
  }

  func whatStandsIsAllowed() {
    var typist = Typist(at: field)  // “Word”
    typist.type(" ")
    #expect(typist.text != " ")
  }

  func contentIsKept() {
    var typist = Typist(at: field)  // “Phone”
    typist.type("0")
    typist.moveCaret(fromEnd: 1)
    typist.type("1")
    #expect(typist.text.filter("0123456789".contains) == "10")
  }

  func backspaceEmpties() {
    var typist = Typist(at: field)  // “Mask”
    typist.type("1")
    typist.backspace(2)
    #expect(typist.text.isEmpty)
  }

  func formattingIsIdempotent() {
    var typist = Typist(at: field)  // “Price”
    typist.type("1")
    typist.selectAll()
    typist.paste("1$")
    #expect(typist.text == "1$")
  }

  func pasteEqualsTyping() {
    var typist = Typist(at: field)  // “Key”
    typist.paste("11")
    var other = Typist(at: field)
    other.type("11")
    #expect(typist.text == other.text)
  }

  func changesSettle() {
    var typist = Typist(at: field)  // “Grows”
    typist.type("1")
    #expect(typist.steps.last?.answer?.trouble == nil)
  }

  func theCaretStaysInside() {
    var typist = Typist(at: field)  // “Far”
    typist.type("1")
    typist.backspace()
    #expect(typist.steps.last?.answer?.trouble == nil)
  }

  func everyRangeIsAnswered() {
    var typist = Typist(at: field)  // “Range”
    typist.press(.replace(location: .max, length: 1, with: ""))
    // the last step doesn't come back
  }
}

extension SuggestedTests {
  static let file = #filePath

  /// The lines of a file that are the test of a law, as a report has them.
  static func source(
    of law: String, in file: String = file, attribute: String = "@Test "
  ) throws -> String {
    let name = attribute.isEmpty ? "test\(law)" : law.prefix(1).lowercased() + law.dropFirst()
    let start = "  func \(name)() {"
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.hasPrefix(start) }, "\(law)")
    let last = try #require(lines[first...].firstIndex(of: "  }"))
    return attribute + lines[first...last].map { $0.dropFirst(2) }.joined(separator: "\n")
  }
}
