import InputRules
import Testing

/// A text is checked while it is edited (N1.5, N1.13, N8).
@Suite struct NumberTypingTests {
  @Test func `An edit is judged with what stands around it`() throws {
    var typing = NumberTyping("1.5")
    #expect(typing.problem(isComplete: true) == nil)
    try typing.apply(Edit(replacing: .caret(at: 3), with: ".5"))
    #expect(typing.problem()?.offset == 3)
    try typing.apply(Edit(replacing: TextRange(location: 1, length: 1), with: ""))
    #expect(typing.text == "15.5")
    #expect(typing.problem(isComplete: true) == nil)
    try typing.apply(Edit(replacing: .caret(at: 4), with: "e"))
    #expect(typing.problem() == nil)
    #expect(typing.problem(isComplete: true)?.expected == [.digit, .minus, .plus])
  }

  @Test func `An edit outside the text changes nothing`() {
    var typing = NumberTyping("12")
    #expect(throws: Reason.rangeOutsideText(.caret(at: 5), length: 2)) {
      try typing.apply(Edit(replacing: .caret(at: 5), with: "3"))
    }
    #expect(typing.text == "12")
  }

  @Test func `A long text is edited in the middle`() throws {
    let digits = String(repeating: "7", count: 100_000)
    var typing = NumberTyping(digits)
    for place in stride(from: 0, to: 100_000, by: 9_999) {
      try typing.apply(Edit(replacing: .caret(at: place), with: "8"))
    }
    #expect(typing.problem(isComplete: true) == nil)
    #expect(typing.text.utf8.count == 100_011)
  }
}
