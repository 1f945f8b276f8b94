/// The result of a run.
public struct Report: Hashable, Sendable, Codable {
  /// The outcome of a run.
  public enum Outcome: Hashable, Sendable, Codable {
    /// The claim held for every input that was checked.
    case holds
    /// The claim held for all inputs up to a size or, without a size, for all possible inputs.
    case proved(inputs: Int, upToSize: Int?)
    /// The claim is false; the list has one counterexample for each origin, in the order in which
    /// they were found.
    case fails(counterexamples: [Counterexample])
    /// The run is inconclusive, for the given reason.
    case unhealthy(problem: HealthProblem)
    /// The claim held, but the run didn't generate enough inputs of the kinds with these labels.
    case notReached(labels: [String])
  }

  /// The property's name.
  public let property: PropertyName
  /// The subject's name.
  public let subject: String
  /// The claim as a sentence, which may be empty.
  public internal(set) var statement = ""
  /// The limits and the random seed of the run.
  public let settings: RunSettings
  /// The outcome of the run.
  public internal(set) var outcome: Outcome
  /// The number of checked inputs, including the corpus.
  public internal(set) var cases = 0
  /// The number of inputs that were discarded because the claim doesn't apply to them.
  public internal(set) var discarded = 0
  /// The time of the run, in seconds.
  public internal(set) var seconds = 0.0
  /// The known failures that occurred, in the order in which they were found.
  public internal(set) var known: [Counterexample] = []
  /// The number of cases of each kind, the values that the claim collected, and the largest number
  /// that each target reached.
  public internal(set) var statistics = Statistics()
  /// Whether a time limit, such as `RunSettings.seconds`, ended the search.
  public internal(set) var isOutOfTime = false
  /// The position where an enumeration stopped, if there is more to enumerate.
  public internal(set) var resumption: Resumption?

  /// Whether the claim held or was proved.
  public var passed: Bool {
    switch outcome {
    case .holds, .proved: true
    case .fails, .unhealthy, .notReached: false
    }
  }

  var isOfEveryInput: Bool {
    if case .proved(_, upToSize: nil) = outcome { true } else { false }
  }

  /// The counterexamples, one for each origin of failures, in the order in which they were found.
  public var counterexamples: [Counterexample] {
    if case .fails(let counterexamples) = outcome { counterexamples } else { [] }
  }

  /// The first counterexample, if any.
  public var counterexample: Counterexample? { counterexamples.first }
}

extension Report: CustomStringConvertible {
  /// The report as text: the claim, the outcome, and how to repeat each counterexample.
  public var description: String {
    description { Repetition("choices: \"\($0.choices)\"") }
  }

  /// Returns the report as text, in which `repetition` shows how to repeat each counterexample.
  package func description(repeating repetition: (Counterexample) -> Repetition) -> String {
    sentence(about: title, repetition) + (counterexamples.isEmpty ? observed : "")
  }

  private var title: String {
    subject.isEmpty ? property.name : "\(property.name) about \(subject)"
  }

  private func sentence(
    about title: String, _ repetition: (Counterexample) -> Repetition
  ) -> String {
    switch outcome {
    case .holds:
      "\(title) holds for \(cases - discarded) cases"
        + (discarded > 0 ? "; \(discarded) more were discarded" : "") + ending
    case .proved(let inputs, nil): "\(title) is proved for all \(inputs) possible inputs"
    case .proved(let inputs, let size?):
      "\(title) is proved for all \(inputs) inputs up to size \(size)\(ending)"
    case .fails(let counterexamples):
      "\(title) fails\n" + (statement.isEmpty ? "" : "  \(statement)\n")
        + (observed.isEmpty ? "" : observed.dropFirst() + "\n")
        + counterexamples.map { $0.description(repeating: repetition($0)) }
        .joined(separator: "\nand\n")
    case .unhealthy(.hiddenState(let state)):
      "\(title) is inconclusive: \(state.description(repeating: repetition(state.found)))"
    case .unhealthy(let problem): "\(title) is inconclusive: \(problem)"
    case .notReached(let labels):
      (["\(title) held, but the run did not reach: \(labels.joined(separator: ", "))"]
        + labels.compactMap(statistics.shortfall(of:)).map { "  \($0)" }).joined(separator: "\n")
    }
  }

  /// The note that a time limit ended the search; empty if none did.
  private var ending: String {
    let early = seconds < settings.seconds ?? 0 ? settings.enough?.seconds : nil
    return isOutOfTime ? "; its time limit of \(early ?? settings.seconds ?? 0) s was reached" : ""
  }
}

extension Counterexample: CustomStringConvertible {
  /// The failure, the input, how it was found, and the replay code.
  public var description: String {
    description(repeating: Repetition("choices: \"\(choices)\""))
  }

  /// Returns the failure, the input, how it was found, and `repetition`.
  package func description(repeating repetition: Repetition) -> String {
    let note =
      explanation.map { _ in ["  (‹…›: other values here fail too)"] } ?? []
    return
      (["  found  \(message)"] + (explanation ?? input).indentedLines + note
      + notes.map { "  noted  \($0)" }
      + (choices.isEmpty
        ? ["  after  \(way), not shrunk, because the generators can't reproduce this example"]
        : ["  after  \(way) and \(shrinks) shrinks" + source, "\(repetition)"]))
      .joined(separator: "\n")
  }

  private var source: String { constants.map { ", with constants from \($0)" } ?? "" }

  /// A phrase that describes how the input was found: its number in the run, or its origin.
  var way: String {
    guard let entry else {
      return "case \(casesBefore)" + (discardedBefore > 0 ? " (\(discardedBefore) discarded)" : "")
    }
    if entry == CorpusEntry.keptName || entry.hasPrefix("example ") { return entry }
    return (try? Blob.decode(entry)) != nil ? "these choices" : "the corpus entry \(entry)"
  }
}
