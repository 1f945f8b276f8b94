/// What a run found, as data.
public struct Report: Hashable, Sendable, Codable {
  /// How a run ended.
  public enum Outcome: Hashable, Sendable, Codable {
    /// The claim held of every input judged.
    case holds
    /// It held of all `inputs` there are up to a size; where there is no size, of all there are at
    /// all.
    case proved(inputs: Int, upToSize: Int?)
    /// It is false: a counterexample for each origin of failures, the first found first.
    case fails(counterexamples: [Counterexample])
    /// Nothing can be said; why.
    case unhealthy(problem: HealthProblem)
    /// It held, but the run did not reach the kinds of input it is about.
    case notReached(labels: [String])
  }

  /// The property's name.
  public let property: PropertyName
  /// What the subject is called.
  public let subject: String
  /// What is claimed, in a sentence; empty where nobody said it.
  public internal(set) var statement = ""
  /// How the run searched.
  public let settings: RunSettings
  /// How the run ended.
  public internal(set) var outcome: Outcome
  /// How many inputs were judged, corpus included.
  public internal(set) var cases = 0
  /// How many inputs the claim doesn't speak of.
  public internal(set) var discarded = 0
  /// How long the run took, in seconds.
  public internal(set) var seconds = 0.0
  /// The share of the time, from 0 to 1, that went into making inputs; nil for a run too short to
  /// tell.
  public internal(set) var generationShare: Double?
  /// How many cases were of each kind that the generators noticed.
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

  /// Whether the claim holds of every input there is.
  var isOfEveryInput: Bool {
    switch outcome {
    case .proved(_, let size): size == nil
    case .holds, .fails, .unhealthy, .notReached: false
    }
  }

  /// The counterexamples, one for each origin of failures, the first found first.
  public var counterexamples: [Counterexample] {
    switch outcome {
    case .fails(let counterexamples): counterexamples
    case .holds, .proved, .unhealthy, .notReached: []
    }
  }

  /// The first counterexample, if there is one.
  public var counterexample: Counterexample? { counterexamples.first }
}
