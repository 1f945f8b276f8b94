import InputRules
import Testing

/// Text that nobody typed: suggestions, fill-ins, text from code (E12.1 to E12.6).
@Suite struct SuggestionTests {
  private func whole(_ session: FieldSession) -> TextRange {
    TextRange(location: 0, length: session.state.text.utf16.count)
  }

  @Test func `The spaces around a fill-in are dropped where they are in the way`() {
    var session = FieldSession(FieldRule.digits)
    #expect(session.perform(.suggest(Edit(replacing: .caret(at: 0), with: " "))).effect == .done)
    #expect(session.state == .empty)
    let code = session.perform(.suggest(Edit(replacing: .caret(at: 0), with: " 123 ")))
    #expect(code.effect == .rewritten(.notAllowed(" ")))
    #expect(code.state == FieldState("123"))
    #expect(session.perform(.type(" ")).effect == .refused(.notAllowed(" ")))
  }

  @Test func `They stay where they fit`() {
    var session = FieldSession(FieldRule(), showing: FieldState("hel"))
    let word = session.perform(.suggest(Edit(replacing: whole(session), with: "hello ")))
    #expect(word == Outcome(.done, FieldState("hello ")))
  }

  @Test func `A suggestion is judged`() {
    var session = FieldSession(FieldRule.digits, showing: FieldState("12"))
    let long = session.perform(.suggest(Edit(replacing: whole(session), with: "12345 ")))
    #expect(long.effect == .refused(.tooLong(limit: 3, unit: .characters)))
    let stale = session.perform(
      .suggest(Edit(replacing: TextRange(location: 2, length: 5), with: "1")))
    #expect(stale.effect.isRefused && stale.state == FieldState("12"))
  }

  @Test func `Text set without asking the rule is reported and repaired only when asked`() throws {
    var session = FieldSession(
      FieldRule([AllowedCharacters("0123456789"), try MaximumLength(3)]))
    session.perform(.set(FieldState("a1b2c3d4")))
    #expect(session.state.text == "a1b2c3d4")
    #expect(session.violation == .notAllowed("a"))
    let repair = session.perform(.repair)
    #expect(repair.effect == .rewritten(.notAllowed("a")))
    #expect(repair.state.text == "123" && session.violation == nil)
    #expect(session.perform(.repair).effect == .done)
    #expect(session.perform(.undo).state == FieldState("a1b2c3d4"))
  }

  @Test func `A repair that cannot be done changes nothing`() {
    let rule = FieldRule([TextPredicate("even") { $0.count % 2 == 0 }])
    var session = FieldSession(rule)
    session.perform(.set(FieldState("abc")))
    #expect(session.perform(.repair).effect == .refused(.refusedByRule("even")))
    #expect(session.state == FieldState("abc"))
  }

  @Test func `A rule of one's own is asked by putting the text into the empty field`() {
    let rule = DelegateRule("no a") { text, _, replacement in !replacement.contains("a") }
    var session = FieldSession(rule)
    session.perform(.set(FieldState("abc")))
    #expect(session.violation == .refusedByRule("no a"))
    #expect(session.perform(.repair).effect == .refused(.refusedByRule("no a")))
  }
}
