import InputRules
import Testing

/// Sessions of rules whose correctness the session can't rely on (E9.12, E12.8).
@Suite struct StrangeRulesTests {
  /// Groups digits by threes from the left, wherever they are typed.
  private struct Grouping: TextRule {
    func decide(_ edit: Edit, on state: FieldState) -> Decision {
      guard let next = try? state.replacing(edit) else { return .refuse(.noRanges) }
      let digits = next.text.filter(\.isNumber)
      let groups = digits.enumerated().map { ($0 > 0 && $0 % 3 == 0 ? "," : "") + String($1) }
      return .rewrite(FieldState(groups.joined()), because: .reformatted)
    }
  }

  /// Shows the same text for every edit, with a mark, and gives few states for several ranges.
  private struct Deaf: TextRule {
    func decide(_ edit: Edit, on state: FieldState) -> Decision {
      let mark = TextRange(location: 0, length: 1)
      return .accept((try? FieldState(text: "?!", selection: mark, marked: mark)) ?? .empty)
    }

    func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
      .accept([])
    }
  }

  /// Rewrites every text for a reason of its own, and counts what it is asked.
  private final class Counting: TextRule, @unchecked Sendable {
    private(set) var questions = 0

    func decide(_ edit: Edit, on state: FieldState) -> Decision {
      questions += 1
      let reason = Reason.banned(ExactText(edit.replacement))
      return .rewrite(FieldState(edit.replacement.uppercased()), because: reason)
    }

    func objection(to text: String) -> Reason? {
      questions += 1
      return nil
    }
  }

  @Test(arguments: [
    Action.type("x"), .paste("x"), .replace(.insert("x", at: 1)), .suggest(.insert("x", at: 1)),
  ])
  func `A session asks its rule once, and tells the reason of a rewrite (E7, E9.12)`(action: Action)
  {
    let rule = Counting()
    var session = FieldSession(rule, showing: FieldState("a"))
    #expect(session.perform(action) == Outcome(.rewritten(.banned("x")), FieldState("X")))
    #expect(rule.questions == 1)
  }

  @Test func `A move that would be rewritten is refused for that reason, asked once (E9.10)`() {
    let rule = Counting()
    var session = FieldSession(rule, showing: FieldState("ab"))
    session.perform(.select(TextRange(location: 0, length: 1)))
    #expect(session.perform(.move(to: 2)).effect == .refused(.banned("ba")))
    #expect(rule.questions == 1)
  }

  @Test func `A formatter's own text is no violation`() {
    var session = FieldSession(Grouping())
    let typed = session.perform(.paste("1234"))
    #expect(typed == Outcome(.rewritten(.reformatted), FieldState("123,4")))
    #expect(session.violation == nil)
    #expect(session.perform(.repair).effect == .done)
    session.perform(.type("5"))
    #expect(session.perform(.deleteBackward(.character)).state == FieldState("123,4"))
  }

  @Test func `A formatter repairs what was set`() {
    var session = FieldSession(Grouping())
    session.perform(.set(FieldState("12345")))
    #expect(session.violation == .reformatted)
    #expect(session.perform(.repair).state == FieldState("123,45"))
    #expect(session.violation == nil)
  }

  @Test func `A rule that does not listen marks nothing`() {
    var session = FieldSession(Deaf(), showing: FieldState("abc"))
    let typed = session.perform(.type("x"))
    #expect(typed.state.text == "?!" && typed.state.marked == nil)
    #expect(session.perform(.undo).state == FieldState("abc"))
    #expect(session.perform(.move(to: 0)).effect == .refused(.nothingSelected))
    let edit = SeveralRangesEdit(replacingOneOf: [.caret(at: 0)], with: "x")
    #expect(
      session.perform(.replaceOneOf(edit, using: 0)).effect
        == .refused(.refusedByRule("all or nothing")))
    session.perform(.select(.caret(at: 0)))
    session.perform(.compose("long and composed", selecting: .caret(at: 0)))
    #expect(session.perform(.select(.caret(at: 20))).state.selection == .caret(at: 2))
  }

  @Test func `A mark that was set is dropped`() throws {
    let mark = TextRange(location: 0, length: 1)
    var session = FieldSession(FieldRule())
    session.perform(.set(try FieldState(text: "ab", selection: mark, marked: mark)))
    #expect(session.state.marked == nil)
  }
}
