import InputRules
import Testing

/// A text is checked while it is edited (N1.5, N1.13, N8).
@Suite struct NumberTypingTests {
  @Test func `An edit is checked together with the text around it`() throws {
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
}
