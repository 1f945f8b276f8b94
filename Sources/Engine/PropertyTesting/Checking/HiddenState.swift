/// Evidence that a claim depends on more than its input: the verdict on an input changed.
public struct HiddenState: Hashable, Sendable, Codable {
  /// The verdict of a claim on an input.
  public enum Answer: String, Hashable, Sendable, Codable {
    /// The claim was false.
    case failed
    /// The claim held.
    case held
    /// The claim didn't apply.
    case discarded
  }

  /// The input and its first failure; the failure's message may be unknown, and is then empty.
  public let found: Counterexample
  /// The verdicts of the claim on the input, in order.
  public let answers: [Answer]

  init(
    _ claim: Claim, _ finding: Finding, answers: [Answer], shrunkBy shrinker: Shrinker? = nil
  ) {
    let asFound = Shrinker(claim, finding.recording, finding.failure, limit: 0)
    found = Counterexample(claim, finding, shrinker ?? asFound, explanation: nil)
    self.answers = answers
  }
}

extension HiddenState: CustomStringConvertible {
  /// The verdicts, the input, the usual causes, and the replay code.
  public var description: String {
    description(repeating: Repetition(found.argument))
  }

  /// Returns the claim's verdicts, the input, the usual causes, and `repetition`.
  /// - Parameter causes: the usual causes and advice, by default for Swift code.
  package func description(
    repeating repetition: Repetition, causes: [String]? = nil
  ) -> String {
    ([sentence] + message + found.input.indentedLines + [count] + (causes ?? Self.advice)
      + ["\(repetition)"]).joined(separator: "\n")
  }

  /// A sentence with the first two verdicts that differ.
  private var sentence: String {
    let first = answers.first ?? .failed
    let next = answers.first { $0 != first } ?? first
    return
      "the claim's result differs for the same input: it \(first.words), then \(next.words)"
  }

  private var message: [String] { found.message.isEmpty ? [] : ["  found  \(found.message)"] }

  private var count: String {
    let failed = answers.filter { $0 == .failed }.count
    return "  after  \(found.way); it failed \(failed) of the \(answers.count) times it was checked"
  }

  /// The usual causes and advice, also shown by the laws for an app's own code.
  private static let advice = [
    "  cause  the code keeps state between its calls, reads the time,",
    "         draws random numbers, depends on the order of a Set or a Dictionary,",
    "         or on the order of tasks, which may change an actor's state at an await",
    "  advice  create state inside the claim; pass in the clock and the random generator;",
    "          read and write an actor's state without an await in between",
  ]
}

extension HiddenState.Answer {
  init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .holds: .held
      case .discarded: .discarded
      case .fails: .failed
      }
  }

  fileprivate var words: String {
    switch self {
    case .failed: "failed"
    case .held: "held"
    case .discarded: "didn't apply"
    }
  }
}
