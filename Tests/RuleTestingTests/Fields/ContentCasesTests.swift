import InputRules
import Testing

@testable import RuleTesting

/// Which contents an edit may leave, and where the caret stands beside them.
@Suite struct ContentCasesTests {
  private static let digits = Content(Array("0123456789"))
  private static let over = Content(Array("0123456789"), overwrites: true)

  /// Whether a content is kept that stands after a text took the place of what is in brackets.
  private static func keeps(
    _ content: Content, _ text: String, _ new: String, _ found: String
  ) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { "[]".contains($0) }.map(String.init)
    let range = TextRange(location: parts[0].utf16.count, length: parts[1].utf16.count)
    let state = FieldState(parts.joined())
    return content.isKept(found, by: Edit(replacing: range, with: new), of: state)
  }

  @Test(
    arguments: [
      ("12[]34", "5", ["12534", "1234"], ["1253", "15234", "12345", "534", ""]),
      ("12[]34", "567", ["125634", "1234", "1256734"], ["126734", "125734", "12563"]),
      ("1[22]34", "5", ["1534", "134"], ["122534", "15", "1"]), ("12[]2", "5", ["122"], ["12"]),
      // What doesn't count may become content: a half two digits.
      ("12[]34", "5½", ["1251234", "121234", "12999534"], ["1212334", "12512"]),
      ("[]", "½", ["12", ""], []),
      // The deletion of what doesn't count may take what is beside it.
      ("12-[-]34", "", ["1234", "134", "124"], ["34", "12", "14", "234"]),
      ("1-[-]-2", "", ["12", "1", "2"], [""]), ("1[2]3", "", ["13"], ["3", "1", "123", ""]),
      ("[-]1", "", ["1", ""], ["11"]), ("1[-]", "", ["1", ""], ["11"]),
    ] as [(String, String, [String], [String])])
  func `An edit keeps what it doesn't delete, and the start of what it inserts`(
    text: String, new: String, kept: [String], lost: [String]
  ) {
    #expect(kept.filter { !Self.keeps(Self.digits, text, new, $0) } == [])
    #expect(lost.filter { Self.keeps(Self.digits, text, new, $0) } == [])
  }

  @Test(
    arguments: [
      ("12[]34", "5", ["1254", "12534", "1234"], ["125", "1253", "154", "1245"]),
      ("12[]34", "56", ["1256", "125", "12564", "12", "1254"], ["1", "1265", "56", "126"]),
      ("12[]34", "-", ["12", "1234", "129"], ["1", "34"]), ("1234[]", "-", ["1234"], ["12", ""]),
      ("12[3]4", "", ["124"], ["12"]),
    ] as [(String, String, [String], [String])])
  func `What overwrites takes the place of as much as it inserts`(
    text: String, new: String, kept: [String], lost: [String]
  ) {
    #expect(kept.filter { !Self.keeps(Self.over, text, new, $0) } == [])
    #expect(lost.filter { Self.keeps(Self.over, text, new, $0) } == [])
  }

  @Test func `What a function counts is that of the start of what is inserted`() {
    let number = Content { String($0.filter(\.isNumber).drop { $0 == "0" }) }
    #expect(Self.keeps(number, "[]05", "12", "105") && !Self.keeps(number, "[]05", "12", "205"))
    #expect(!number.overwrites && number.members == nil && !Self.digits.overwrites)
    for (count, isKept) in [(256, false), (257, true)] {
      let paste = String(repeating: "5", count: count)
      #expect(Self.keeps(Self.digits, "[]", paste, "9") == isKept)
    }
    #expect(Content.lettersAndDigits.of("a-1 é٣!") == "a1é٣")
  }

  @Test func `An insertion before content leads over it where that is meant`() {
    let state = FieldState("12-")
    let edits = [(1, "5"), (1, ""), (2, "5")].map { place, new in
      Edit(replacing: TextRange(location: place, length: new.isEmpty ? 1 : 0), with: new)
    }
    #expect(edits.map { Self.over.leadsOver($0, state) } == [true, false, false])
    #expect(edits.map { Self.digits.leadsOver($0, state) } == [false, false, false])
    let (head, tail) = FieldState("a😀cd").around(TextRange(location: 3, length: 1))
    #expect(head == "a😀" && tail == "d")
  }

  @Test(arguments: [
    (1, "(12) 3", "", 3), (1, "(12) 3", "(12) ", 5), (1, "(12) 3", "(12)-", 3),
    (0, "(12) 3", "", 6), (9, "(12) 3", "", 0), (1, "(12) 3", "(", 3), (3, "(12) 3", "(1", 2),
    (2, "(12) 3", "(1", 2), (1, "(12) 3", "(1", 3), (0, "😀1", "", 3), (1, "😀1", "😀", 2),
    (0, "12", "12", 2), (0, "12e\u{301}", "12e", 3),
  ])
  func `A caret is at the first place with so much content after it`(
    count: Int, text: String, head: String, place: Int
  ) {
    #expect(Content.lettersAndDigits.caret(before: count, in: text, after: head) == place)
  }

  @Test func `The end of a content is compared in upper and lower case`() {
    #expect(Self.digits.isEnd("b2", of: "aB2") && Self.digits.isEnd("B2", of: "ab2"))
    #expect(!Self.digits.isEnd("a", of: "aB2") && Self.digits.isEnd("", of: ""))
  }
}
