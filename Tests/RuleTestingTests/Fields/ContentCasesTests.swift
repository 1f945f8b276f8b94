import InputRules
import Testing

@testable import RuleTesting

/// The contents that may remain after an edit, and the places of the caret.
@Suite struct ContentCasesTests {
  private static let digits = Content(Array("0123456789"))
  private static let over = Content(Array("0123456789"), overwrites: true)

  /// Whether the content of `found` may remain after `new` replaces the part in brackets.
  private static func keeps(
    _ content: Content, _ text: String, _ new: String, _ found: String
  ) -> Bool {
    let state = FieldState(marked: text)
    return content.isKept(found, by: Edit(replacing: state.selection, with: new), of: state)
  }

  @Test(
    arguments: [
      (digits, "12[]34", "5", ["12534", "1234"], ["1253", "15234", "12345", "534", ""]),
      (digits, "12[]34", "567", ["125634", "1234", "1256734"], ["126734", "125734", "12563"]),
      (digits, "1[22]34", "5", ["1534", "134"], ["122534", "15", "1"]),
      (digits, "12[]2", "5", ["122"], ["12"]),
      // A character that isn't content may become content: ½ becomes two digits.
      (digits, "12[]34", "5½", ["1251234", "121234", "12999534"], ["1212334", "12512"]),
      (digits, "[]", "½", ["12", ""], []),
      // Deleting a character that isn't content may also delete the character beside it.
      (digits, "12-[-]34", "", ["1234", "134", "124"], ["34", "12", "14", "234"]),
      (digits, "1-[-]-2", "", ["12", "1", "2"], [""]),
      (digits, "1[2]3", "", ["13"], ["3", "1", "123", ""]),
      (digits, "[-]1", "", ["1", ""], ["11"]), (digits, "1[-]", "", ["1", ""], ["11"]),
      (over, "12[]34", "5", ["1254", "12534", "1234"], ["125", "1253", "154", "1245"]),
      (over, "12[]34", "56", ["1256", "125", "12564", "12", "1254"], ["1", "1265", "56", "126"]),
      (over, "12[]34", "-", ["12", "1234", "129"], ["1", "34"]),
      (over, "1234[]", "-", ["1234"], ["12", ""]), (over, "12[3]4", "", ["124"], ["12"]),
    ] as [(Content, String, String, [String], [String])])
  func `An edit keeps the unreplaced content, and inserts a prefix of its own content`(
    content: Content, text: String, new: String, kept: [String], lost: [String]
  ) {
    #expect(kept.filter { !Self.keeps(content, text, new, $0) } == [])
    #expect(lost.filter { Self.keeps(content, text, new, $0) } == [])
  }

  @Test func `A function extracts the content, and 256 inserted characters are compared`() {
    let number = Content { String($0.filter(\.isNumber).drop { $0 == "0" }) }
    #expect(Self.keeps(number, "[]05", "12", "105") && !Self.keeps(number, "[]05", "12", "205"))
    for (count, isKept) in [(256, false), (257, true)] {
      let paste = String(repeating: "5", count: count)
      #expect(Self.keeps(Self.digits, "[]", paste, "9") == isKept)
    }
    #expect(Self.digits.isEnd("b2", of: "aB2") && Self.digits.isEnd("B2", of: "ab2"))
    #expect(!Self.digits.isEnd("a", of: "aB2") && Self.digits.isEnd("", of: ""))
    let state = FieldState("12-")
    let edits = [(1, "5"), (1, ""), (2, "5")].map { place, new in
      Edit(replacing: TextRange(location: place, length: new.isEmpty ? 1 : 0), with: new)
    }
    #expect(edits.map { Self.over.leadsOver($0, state) } == [true, false, false])
    #expect(edits.map { Self.digits.leadsOver($0, state) } == [false, false, false])
  }

  @Test(arguments: [
    (1, "(12) 3", "", 3), (1, "(12) 3", "(12) ", 5), (1, "(12) 3", "(12)-", 3),
    (0, "(12) 3", "", 6), (9, "(12) 3", "", 0), (3, "(12) 3", "(1", 2), (1, "(12) 3", "(1", 3),
    (0, "😀1", "", 3), (1, "😀1", "😀", 2), (0, "12e\u{301}", "12e", 3),
  ])
  func `A caret is restored at the first place with the same content after it`(
    count: Int, text: String, head: String, place: Int
  ) {
    #expect(Content.lettersAndDigits.caret(before: count, in: text, after: head) == place)
  }
}

extension FieldState {
  /// Creates a state from a text with a bar as the caret, or brackets around the selection.
  fileprivate init(marked text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { "|[]".contains($0) }.map(String.init)
    let length = parts.count == 3 ? parts[1].utf16.count : 0
    self = .showing(
      parts.joined(), selecting: TextRange(location: parts[0].utf16.count, length: length))
  }
}
