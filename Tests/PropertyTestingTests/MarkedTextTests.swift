import Testing

@testable import PropertyTesting

/// The marks ‹ and › never split a token.
@Suite struct MarkedTextTests {
  /// Texts in which ⟨ and ⟩ enclose a change, with the expected marked text.
  static let changes: [(change: String, marked: String?)] = [
    (#""\u{⟨301⟩}""#, #""‹\u{301}›""#), (#""\u⟨{E9}⟩""#, #""‹\u{E9}›""#),
    (#""⟨\⟩n""#, #""‹\n›""#), (#""\⟨n⟩a""#, #""‹\n›a""#), (#""a\⟨"⟩b""#, #""a‹\"›b""#),
    (#""\\⟨n⟩""#, #""\\‹n›""#), (#""a⟨b⟩c""#, nil), (#""⟨abc⟩""#, #""‹abc›""#),
    (#""⟨abc, d⟩ef""#, #""‹abc, ›def""#), (#""⟨a⟩", 1"#, #""‹a›", 1"#),
    ("4⟨2⟩", "‹42›"), ("-⟨42⟩", "‹-42›"), ("3 - ⟨4⟩", "3 - ‹4›"), ("1.⟨5⟩", "‹1.5›"),
    ("1.5e-0⟨7⟩", "‹1.5e-07›"), ("1.5e+⟨3⟩0, 2", "‹1.5e+30›, 2"), ("0...⟨9⟩", "0...‹9›"),
    ("2024-⟨0⟩1-05", "2024-‹01›-05"), ("at most 0 ⟨character⟩s", "at most 0 ‹characters›"),
    ("[0, ⟨7⟩, ⟨3⟩]", "[0, ‹7›, ‹3›]"), ("e⟨\u{301}⟩t", "‹e\u{301}t›"),
    ("👩⟨\u{200D}👧⟩", "‹👩\u{200D}👧›"), (#""⟨a⟩⟨b⟩""#, #""‹ab›""#), ("1_⟨0⟩00", "‹1_000›"),
    ("1  insert(⟨0)\n2  remove up to(-1⟩)", nil),
    ("⟨1  pop()\n2  push(3)⟩\n3  pop()", "‹1  pop()\n2  push(3)›\n3  pop()"),
    (#""5\⟨⟩""#, nil), ("12\" ⟨l⟩ong\n⟨a⟩b", "12\" long\n‹ab›"),
  ]

  @Test(arguments: changes)
  func `A mark never splits an escape sequence, word, number or character`(
    change: String, marked: String?
  ) {
    var text = ""
    var starts: [Int] = []
    var ends: [Int] = []
    for scalar in change.unicodeScalars {
      switch scalar {
      case "⟨": starts.append(text.unicodeScalars.count)
      case "⟩": ends.append(text.unicodeScalars.count)
      default: text.unicodeScalars.append(scalar)
      }
    }
    let ranges = Swift.zip(starts, ends).map { $0..<$1 }
    #expect(MarkedText(text).marking(ranges) == marked)
  }

  /// Tokens depend only on the description, so any two places of a text can be requested.
  @Test func `A marked text without its marks is the original text`() {
    let texts = Generator.text(upTo: 6).map { describe($0) }
    let expected = Claim(forAll: texts, .int(in: 0...40), .int(in: 0...40)) { text, one, other in
      let count = text.unicodeScalars.count
      let range = min(one, other, count)..<min(max(one, other), count)
      guard let marked = MarkedText(text).marking([range]) else { return }
      try requireEqual(marked.filter { $0 != "‹" && $0 != "›" }, text)
    }
    #expect(Run.check(expected).passed)
  }
}
