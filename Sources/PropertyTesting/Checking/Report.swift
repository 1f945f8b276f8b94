/// What a run found, as data.
public struct Report: Hashable, Sendable, Codable {
  /// How a run ended.
  public enum Outcome: Hashable, Sendable, Codable {
    /// The claim held of every input judged.
    case holds
    /// It held of all `inputs` there are up to this size; where `isComplete`, of all there are at
    /// all.
    case proved(size: Int, inputs: Int, isComplete: Bool)
    /// It is false.
    case fails(counterexample: Counterexample)
    /// So few inputs were ones it speaks of that nothing can be said.
    case gaveUp
    /// It held, but the run did not reach the kinds of input it is about.
    case notReached(labels: [String])
  }

  /// The property's name.
  public let property: PropertyName
  /// What the subject is called.
  public let subject: String
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
  /// How many cases were of each kind that the generators noticed.
  public internal(set) var statistics = Statistics()

  /// Whether nothing was found.
  public var isFine: Bool {
    switch outcome {
    case .holds, .proved: true
    case .fails, .gaveUp, .notReached: false
    }
  }

  /// The counterexample, if there is one.
  public var counterexample: Counterexample? {
    switch outcome {
    case .fails(let counterexample): counterexample
    case .holds, .proved, .gaveUp, .notReached: nil
    }
  }
}
