import InputRules

/// A law about an app's code, with the usual cause of a break.
struct CodeLaw<Check: Sendable>: Sendable {
  /// The law's name in reports.
  let name: String
  /// The law as a sentence.
  let sentence: String
  /// The usual cause of a break.
  let cause: String
  /// The way to fix the break.
  let remedy: String
  /// Whether its break also breaks later laws: code that ends the app, never settles or answers at
  /// random.
  var isFirst = false
  /// Whether each case needs a new process.
  var needsNewProcess = false
  /// Whether the code also gets ranges that no platform sends.
  var sendsAnyRange = false
  /// Whether the law depends on an edit's place, which is in UTF-16 units.
  var isAboutPlaces = false
  /// Whether one case is enough, because the law has no input.
  var isAskedOnce = false
  /// The parts of the meaning that need it; none if it applies to all such code.
  var askedFor: [String] = []
  /// Throws `BrokenLaw` if an answer is wrong.
  let check: Check

  /// The same law, for parts of a meaning.
  func asked(for parts: [String]) -> CodeLaw {
    var law = self
    law.askedFor = parts
    return law
  }
}

/// A law about a field: types as a person would, and checks the shown text.
typealias FieldLaw = CodeLaw<@Sendable (inout Typist, [Keystroke]) throws -> Void>

/// A law about code that handles values instead of edits.
typealias ValueLaw<Input> = CodeLaw<@Sendable (Input) throws -> Void>

/// A wrong result, which breaks a law.
struct BrokenLaw: Error, Hashable, Codable {
  /// The expected result, as the end of a sentence.
  let expected: String
  /// The result that was found instead.
  let found: String
  /// The lines of a test that expect it, with a `Typist` named “typist”.
  let expectation: String
  /// The usual cause of such a break and its fix, if they are more exact than the law's.
  var advice: EndingAdvice?

  init(expected: String, found: String, _ expectation: String) {
    self.expected = expected
    self.found = found
    self.expectation = expectation
  }
}

/// Makes sure that a law holds.
/// - Throws: `BrokenLaw` with the expectation, the finding, and a test's lines about it.
func expect(
  _ holds: Bool, _ expected: @autoclosure () -> String, found: @autoclosure () -> String,
  _ expectation: @autoclosure () -> String
) throws {
  if holds { return }
  throw BrokenLaw(expected: expected(), found: found(), expectation())
}

extension Typist {
  /// Presses all keystrokes; calls `check` after each edit outside a composition.
  mutating func press(
    _ keystrokes: [Keystroke], then check: (TypingStep, EditAnswer, Edit) throws -> Void
  ) throws {
    try press(keystrokes) { step in
      if let edit = step.edit, let answer = step.answer { try check(step, answer, edit) }
    }
  }

  /// Presses all keystrokes; calls `check` after each step outside a composition.
  mutating func press(_ keystrokes: [Keystroke], then check: (TypingStep) throws -> Void) throws {
    for keystroke in keystrokes {
      let step = press(keystroke)
      if !step.reply.isComposing { try check(step) }
    }
  }
}
