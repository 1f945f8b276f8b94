/// What a run found.
public struct Report: Hashable, Sendable, Codable {
  /// How a run ended.
  public enum Outcome: Hashable, Sendable, Codable {
    /// The claim held for every input that was checked.
    case holds
    /// It held for all `inputs` inputs up to a size; without a size, for all possible inputs.
    case proved(inputs: Int, upToSize: Int?)
    /// It is false: one counterexample for each origin of failures, in the order in which they were
    /// found.
    case fails(counterexamples: [Counterexample])
    /// The run is inconclusive; why.
    case unhealthy(problem: HealthProblem)
    /// It held, but the run did not reach the kinds of input that the claim is about.
    case notReached(labels: [String])
  }

  /// The property's name.
  public let property: PropertyName
  /// The subject's name.
  public let subject: String
  /// The claim as a sentence; empty if it has none.
  public internal(set) var statement = ""
  /// How the run searched.
  public let settings: RunSettings
  /// How the run ended.
  public internal(set) var outcome: Outcome
  /// How many inputs were checked, including the corpus.
  public internal(set) var cases = 0
  /// How many inputs were discarded because the claim doesn't apply to them.
  public internal(set) var discarded = 0
  /// How long the run took, in seconds.
  public internal(set) var seconds = 0.0
  /// The share of the time, from 0 to 1, that was spent generating inputs; nil if the run was too
  /// short to tell.
  public internal(set) var generationShare: Double?
  /// How many cases were of each kind that the generators observed.
  public internal(set) var statistics = Statistics()
  /// Where an enumeration stopped, if there is more to enumerate.
  public internal(set) var resumption: Resumption?

  /// Whether nothing was found.
  public var isFine: Bool {
    switch outcome {
    case .holds, .proved: true
    case .fails, .unhealthy, .notReached: false
    }
  }

  /// Whether the claim is proved for every possible input.
  var isOfEveryInput: Bool {
    switch outcome {
    case .proved(_, let size): size == nil
    case .holds, .fails, .unhealthy, .notReached: false
    }
  }

  /// The counterexamples, one for each origin of failures, in the order in which they were found.
  public var counterexamples: [Counterexample] {
    switch outcome {
    case .fails(let counterexamples): counterexamples
    case .holds, .proved, .unhealthy, .notReached: []
    }
  }

  /// The first counterexample, if there is one.
  public var counterexample: Counterexample? { counterexamples.first }
}
