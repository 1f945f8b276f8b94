/// An input for which a claim is false, as simple as shrinking could make it.
public struct Counterexample: Hashable, Sendable, Codable {
  /// A description of the input, one line per argument.
  public let input: String
  /// The input with ‹ and › around the parts that may vary, or `nil` if none is marked.
  public let explanation: String?
  /// The message of the failure.
  public let message: String
  /// The place where the claim failed.
  public let origin: String
  /// The way in which the child process ended if it returned no verdict.
  package let ending: ProcessEnding?
  /// The details of the failure, as an encoded value.
  package let details: [UInt8]?
  /// The canonical bytes of the input's choices, as in a regression's file.
  public let bytes: [UInt8]
  /// The number of choices in the input.
  public let choiceCount: Int
  /// The input's size: the sum of the bit widths of its options, as in an enumeration.
  public let size: Int
  /// The number of cases that the run checked, up to and including the failing case.
  public let casesBefore: Int
  /// The number of cases in `casesBefore` to which the claim doesn't apply.
  public let discardedBefore: Int
  /// The number of inputs that shrinking tried.
  public let shrinks: Int
  /// The number of steps in which shrinking found a simpler input that fails in the same way.
  public let shrinkSteps: Int
  /// The corpus entry or example that the input came from, or `nil` if a search found it.
  public let entry: String?
  /// The notes that the claim made about the input (`note`).
  public let notes: [String]

  /// The replay code that repeats the failure; empty for an example without known choices.
  public let choices: String

  /// The file that contains the constants used by the case, or `nil` if it used none.
  public let constants: String?

  private var remaking = Remaking()

  /// Creates a counterexample from a shrunk finding or, without a shrinker, from an example.
  init(
    _ claim: Claim, _ finding: Finding, _ shrinker: Shrinker? = nil, explanation: String? = nil,
    notes: [String] = []
  ) {
    remaking = Remaking(claim: claim, example: shrinker == nil ? finding.example : nil)
    let failure = shrinker?.failure ?? finding.failure
    (message, origin) = (failure.message, failure.origin)
    (ending, details) = (failure.ending, failure.details)
    var source = ChoiceSource(example: finding.example ?? 0)
    input = shrinker?.bestInput ?? claim.describe(&source)
    self.explanation = explanation
    let found = shrinker?.best.choices ?? []
    bytes = ChoiceBytes.encode(found)
    choices = shrinker == nil ? "" : Blob.encode(bytes)
    choiceCount = found.count
    size = (shrinker?.values ?? []).reduce(0) { $0 + ($1.bitWidth - $1.leadingZeroBitCount) }
    (casesBefore, discardedBefore) = (finding.cases, finding.discarded)
    (shrinks, shrinkSteps) = (shrinker?.evaluations ?? 0, shrinker?.steps ?? 0)
    (entry, self.notes, constants) = (finding.entry, notes, finding.recording.constants)
  }

  private enum CodingKeys: CodingKey {
    case input, explanation, message, origin, ending, details, bytes, choiceCount, size, casesBefore
    case discardedBefore, shrinks, shrinkSteps, entry, notes, choices, constants
  }
}

extension Counterexample {
  package var failure: Failure {
    var failure = Failure(message, at: origin)
    (failure.ending, failure.details) = (ending, details)
    return failure
  }

  /// The input itself, one value for each argument of the claim.
  ///
  /// Each access generates new values, so two accesses share no objects. The list is empty after
  /// decoding, because a decoded report doesn't contain the claim; use `values(of:)` instead.
  public var arguments: [Any] {
    guard let claim = remaking.claim else { return [] }
    var source = remaking.example.map(ChoiceSource.init(example:)) ?? ChoiceSource(bytes: bytes)
    return claim.parts.arguments(&source)
  }

  /// Generates the input again, with the generators of the claim.
  ///
  ///     let (text, count) = found.values(of: .text(upTo: 10), .int(in: 0...9))
  ///
  /// For an example without known choices, use `arguments`.
  /// - Parameter generators: the claim's generators, in order; different generators return
  ///   different values.
  public func values<each Input>(
    of generators: repeat Generator<each Input>
  ) -> (repeat each Input) {
    var source = ChoiceSource(bytes: bytes)
    return zip(repeat each generators).generate(&source)
  }

  /// Returns a copy with its claim, for use after decoding.
  func about(_ claim: Claim) -> Counterexample {
    var found = self
    found.remaking = Remaking(claim: claim)
    return found
  }

  /// The data for generating the input again; comparisons ignore it.
  fileprivate struct Remaking: Hashable, Sendable {
    var claim: Claim?
    /// The index of the example, if the input is an example without known choices.
    var example: Int?

    static func == (one: Remaking, other: Remaking) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
}

extension Report {
  /// Returns a copy with the claim restored, for use after decoding.
  package func about(_ claim: Claim) -> Report {
    var report = self
    report.known = known.map { $0.about(claim) }
    guard case .fails(let counterexamples) = outcome else { return report }
    report.outcome = .fails(counterexamples: counterexamples.map { $0.about(claim) })
    return report
  }
}
