import InputRules

/// A law about the code of a field, with what usually breaks it.
struct FieldLaw: Sendable {
  /// Lets a person type and checks what the field shows; throws `BrokenLaw` where it is wrong.
  typealias Check = @Sendable (inout Typist, [Keystroke]) throws -> Void

  /// The law's name in reports.
  let name: String
  /// The law as a sentence.
  let sentence: String
  /// The clauses of the specification that require it.
  let clauses: [String]
  /// What usually breaks it.
  let cause: String
  /// How that is fixed.
  let remedy: String
  /// Whether each case needs a process that has asked nothing before.
  var needsNewProcess = false
  /// Whether ranges are sent that no platform sends.
  var sendsAnyRange = false
  /// Whether one case is enough, as it asks about the field and not about what a person does.
  var isAskedOnce = false
  /// The parts of the meaning that ask for it; none if it is asked of every field.
  var askedFor: [String] = []
  let check: Check

  /// The law as a sentence, and the clauses.
  var statement: String { "\(sentence) (\(clauses.joined(separator: ", ")))" }

  /// The same law, which parts of a meaning ask for.
  func asked(for parts: [String]) -> FieldLaw {
    var law = self
    law.askedFor = parts
    return law
  }
}

/// What a field shows that breaks a law.
struct BrokenLaw: Error, Hashable, Codable {
  /// What the law expects, as the end of a sentence.
  let expected: String
  /// What was found instead.
  let found: String
  /// A line of a test that says it, about a `Typist` named “typist”.
  let expectation: String

  init(expected: String, found: String, _ expectation: String) {
    self.expected = expected
    self.found = found
    self.expectation = expectation
  }
}

extension Typist {
  /// Does all of it, and calls `check` after each edit.
  mutating func press(
    _ keystrokes: [Keystroke], then check: (TypingStep, EditAnswer, Edit) throws -> Void
  ) throws {
    for keystroke in keystrokes {
      let step = press(keystroke)
      if let edit = step.edit, let answer = step.answer { try check(step, answer, edit) }
    }
  }
}
