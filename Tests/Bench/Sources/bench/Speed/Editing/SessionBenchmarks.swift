import InputRules

/// The cost of a session as it continues, on a text of 10,000 characters.
enum SessionBenchmarks {
  static func run() throws {
    Report.begin("sessions on 10,000 characters")
    let text = String(repeating: "the quick fox ", count: 720).prefix(10_000)
    let limit = try MaximumLength(10_100)
    let rules = [("no rule", FieldRule()), ("at most 10,100", FieldRule([limit]))]
    for (name, rule) in rules {
      let start = FieldSession(rule, showing: FieldState(String(text)))
      Comparison("100,000 actions, \(name)", beside: "ten times 10,000", rounds: 5).run {
        perform(100_000, in: start)
      } baseline: {
        (0..<10).reduce(0) { sum, _ in sum &+ perform(10_000, in: start) }
      }
      Comparison("1,000 actions, \(name)", beside: "1,000 copies of the text").run {
        perform(1_000, in: start)
      } baseline: {
        (0..<1_000).reduce(0) { sum, _ in sum &+ copy(of: text).utf8.count }
      }
    }
  }

  /// Typing, deleting, pasting and undoing at several places; after each round the text has its old
  /// length, and the history is as full as it may be.
  private static func perform(_ count: Int, in start: FieldSession) -> Int {
    var session = start
    let round: [Action] =
      [.type("x"), .type("y"), .deleteBackward(.character), .paste("12345"), .undo, .redo]
      + Array(repeating: .deleteBackward(.scalar), count: 6)
      + [.deleteForward(.character), .undo]
    for number in 0..<count / (round.count + 1) {
      session.perform(.select(.caret(at: number &* 7_919 % 9_000)))
      for action in round { session.perform(action) }
    }
    precondition(session.state.text.utf8.count == start.state.text.utf8.count)
    return session.undoCount
  }

  private static func copy(of text: Substring) -> String {
    var copy = ""
    copy.reserveCapacity(text.utf8.count)
    copy.append(contentsOf: text)
    return copy
  }
}
