import PropertyCorpus
import PropertyTesting

/// A law that a field breaks, with the shortest steps to show the break.
public struct FieldFailure: Hashable, Sendable {
  /// The law's name.
  public let law: String
  /// The law as a sentence.
  public let statement: String
  /// The keystrokes and the states that the field shows after them, one per line.
  public let steps: [String]
  /// The result that the law expects.
  public let expected: String
  /// The result that was found.
  public let found: String
  /// The usual cause of such a failure.
  public let cause: String
  /// The usual fix.
  public let remedy: String
  /// The parts of the meaning that require the law, such as `.atMost(_:)`; empty if the law always
  /// applies.
  public let requiredBy: [String]
  /// The replay code of this input.
  public let choices: String
  /// A test that repeats the failure, for Swift Testing, or for XCTest if an XCTest found the
  /// failure.
  public internal(set) var test: String
  /// The replay code of an input that breaks the law with other characters, if there is one.
  public internal(set) var others: String?
  /// The keystrokes that break the law; empty if keystrokes don't break it.
  package var keystrokes: [Keystroke] = []
  /// Whether the same keystrokes with any other text also break the law.
  package var isOfAnyText = false
  /// The requests, as lines of JSON, after which a driver's process ended, if no input reproduces
  /// the ending.
  package internal(set) var requests: String?

  package var known: KnownBreak {
    KnownBreak(law: law, keystrokes: keystrokes, found: found, isOfAnyText: isOfAnyText)
  }
}

extension FieldFailure {
  /// The failure that a broken case shows, with the lines of a test.
  init<Check>(
    of law: CodeLaw<Check>, _ found: Counterexample, _ broken: BrokenCase, test: [String],
    comment: String = ""
  ) {
    let advice = broken.law.advice ?? EndingAdvice(found)
    let test = ["@Test func \(law.testName)() {\(comment)"] + test.map { "  \($0)" } + ["}"]
    self.init(
      law: law.name, statement: law.sentence, steps: broken.steps.map(\.words),
      expected: broken.law.expected, found: broken.law.found, cause: advice?.cause ?? law.cause,
      remedy: advice?.remedy ?? law.remedy, requiredBy: law.requiredBy,
      choices: "\(law.name):\(found.choices)", test: test.joined(separator: "\n"))
  }
}

extension Counterexample {
  /// The broken case, or the steps of an input that ended the process or exceeded its time limit.
  func broken(_ steps: [BrokenCase.Step], _ expectation: String) -> BrokenCase {
    let ended = BrokenLaw(expected: "an answer", found: "the code \(message)", expectation)
    return details(as: BrokenCase.self) ?? BrokenCase(law: ended, steps: steps)
  }
}

extension FieldFailure: CustomStringConvertible {
  /// The failure in words.
  public var description: String { description(hasTrait: false) }

  /// The failure in words; `hasTrait` is true if a trait of the test can also set the choices.
  func description(hasTrait: Bool) -> String {
    let again =
      "  repeat   choices: \"\(choices)\" as an argument of \(Self.call(hasTrait)); or this test"
    let lines = test.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    return (summary() + [again] + lines + also).joined(separator: "\n")
  }

  /// The broken law, the steps, the usual cause, and the fix.
  private func summary(
    isMore: Bool = false, _ worded: (String) -> String = { $0 }
  ) -> [String] {
    let found = ["    expected  \(expected)", "    found     \(found)"]
    if isMore { return ["also breaks \(law):"] + numbered + found }
    let advice = ["  usually  \(worded(cause))", "  fix      \(worded(remedy))"]
    return ["breaks \(law): \(statement)"] + numbered + found + advice + whyChecked
  }

  /// The failure as a command prints it; `command` repeats it, and `worded` adapts the advice.
  package func description(
    repeatedBy command: String, isMore: Bool, _ worded: (String) -> String
  ) -> String {
    (summary(isMore: isMore, worded) + ["  repeat   \(command)"] + also).joined(separator: "\n")
  }

  /// The call that receives the choices.
  private static func call(_ hasTrait: Bool) -> String {
    hasTrait
      ? "expectKeepsLaws, or .choices(…) with the same code as a trait of the test"
      : "requireKeepsLaws"
  }

  private var also: [String] {
    others.map { ["  also     broken by other characters: choices: \"\($0)\""] } ?? []
  }

  private var numbered: [String] {
    let width = String(steps.count).count
    return steps.enumerated().map { number, step in
      "    \(String(repeating: " ", count: width - String(number + 1).count))\(number + 1)  \(step)"
    }
  }

  /// A line with the parts of the meaning that require the law; empty if none do.
  private var whyChecked: [String] {
    requiredBy.isEmpty ? [] : ["  checked  because of \(requiredBy.joined(separator: " and "))"]
  }

  /// The steps with the expected and the found result, without advice.
  package var example: String {
    let why = "checked because of \(requiredBy.joined(separator: " and "))"
    return (steps + ["expected \(expected)", "found \(found)"] + (requiredBy.isEmpty ? [] : [why]))
      .map { "  \($0)" }.joined(separator: "\n")
  }
}

/// An input that breaks a law: the broken law, and the actions.
struct BrokenCase: Codable {
  /// An action with the shown text, and the call that repeats the action.
  struct Step: Codable {
    let words: String
    let call: String

    init(_ words: String, _ call: String) { (self.words, self.call) = (words, call) }
  }

  let law: BrokenLaw
  let steps: [Step]
  /// The number of keystrokes, including those that sent no request; 0 if unknown.
  var keystrokes = 0

  /// A claim's failure, with this case as its details.
  func failure(of law: String) -> Failure {
    let message = ["found \(self.law.found); expected \(self.law.expected)"] + steps.map(\.words)
    return Failure(message.joined(separator: "\n    "), at: law, details: self)
  }
}

/// An input for a law, in the form that reports use: `BackspaceEmpties:1-AQAB`.
struct FieldInput {
  let law: String
  let entry: CorpusEntry

  /// Reads a replay code from a report.
  /// - Throws: `MeaningProblem` if the text isn't a replay code.
  init(_ text: String) throws(MeaningProblem) {
    let parts = text.split(separator: ":").map(String.init)
    guard parts.count == 2, let bytes = try? Blob.decode(parts[1]) else { throw .badChoices(text) }
    law = parts[0]
    entry = CorpusEntry(name: text, bytes: bytes)
  }

  /// The reason the law isn't checked, or `nil` if it is.
  func problem(among checked: [String]) -> MeaningProblem? {
    checked.contains(law) ? nil : .noSuchLaw(law, checked: checked)
  }
}
