import PropertyCorpus
import PropertyTesting

/// An input that breaks a law: what was expected and found, and what was done.
struct BrokenCase: Codable {
  /// What was done and shown, and the call that does it.
  struct Step: Codable {
    let words: String
    let call: String
  }

  let law: BrokenLaw
  let steps: [Step]
  /// How many keystrokes were made, those included that sent nothing; 0 if that isn't known.
  var keystrokes = 0

  init(_ law: BrokenLaw, _ steps: [TypingStep]) {
    self.init(law, steps.map { ("\($0)", $0.keystroke.swift) })
  }

  init(_ law: BrokenLaw, _ steps: [(words: String, call: String)]) {
    self.law = law
    self.steps = steps.map { Step(words: $0.words, call: $0.call) }
  }

  /// An input that ended the process or the time, and a line of a test that says it.
  init(
    ending found: Counterexample, _ steps: [(words: String, call: String)],
    _ expectation: String
  ) {
    self.init(
      BrokenLaw(expected: "an answer", found: "the code \(found.message)", expectation), steps)
  }

  /// A claim's failure, with this as its details.
  func failure(of law: String) -> Failure {
    let message = ["found \(self.law.found); expected \(self.law.expected)"] + steps.map(\.words)
    return Failure(message.joined(separator: "\n    "), at: law, details: self)
  }
}
