import PropertyCorpus
import PropertyTesting

/// The result of checking a file again in which libFuzzer kept a failing input.
struct Examination: Codable, Hashable, Sendable {
  /// A failure of the input.
  struct Failure: Codable, Hashable, Sendable {
    var what: FailureKind
    /// Distinguishes failures: the law, and the origin in the engine's sense.
    var origin: String
    /// A description of the finding.
    var message: String
    /// The input as a replay code.
    var choices: String
    /// The input as text.
    var input: String
  }

  /// The failure, with others if shrinking met them; none if the input was only slow once.
  var failures: [Failure]
  /// Whether the inputs are shrunk.
  var isShrunk: Bool
  /// Whether shrinking could do anything: the input fails again.
  var isRepeatable: Bool
}

extension Examination {
  /// How long shrinking takes, in seconds: an input that never ends takes seconds each time, and
  /// others wait for it.
  private static func longestShrinking(of kind: FailureKind) -> Double { kind == .hang ? 20 : 60 }

  /// How long a hang that only waits may take, in seconds, as with libFuzzer.
  private static let longestWait = 5.0

  /// Examines an input, in child processes where it may trap or never end.
  init(
    _ bytes: [UInt8], _ kind: FailureKind, of claim: Claim, isQuick: Bool,
    seconds: Double? = nil
  ) {
    let limit = seconds ?? Self.longestShrinking(of: kind)
    for claim in Self.claims(of: claim, kind) {
      let shrunk = isQuick ? [] : Self.shrunk(bytes, of: claim, limit)
      let failures = shrunk.isEmpty ? Self.unshrunk(bytes, of: claim) : shrunk
      if failures.isEmpty { continue }
      self.init(failures: failures, isShrunk: !shrunk.isEmpty, isRepeatable: true)
      return
    }
    self.init(once: kind, bytes, of: claim)
  }

  /// The claims about an input; the first that is false is its failure.
  ///
  /// An input that took too much memory may do so again, and a child process has no limit.
  private static func claims(of claim: Claim, _ kind: FailureKind) -> [Claim] {
    switch kind {
    case .memory: []
    case .hang: [claim.isolated(seconds: Self.longestWait)]
    case .claim, .trap, .leak: [claim.isolated(), claim.leavingNothing(isIsolated: true)]
    }
  }

  /// The failure of an input as it is; none if the claim holds for it.
  private static func unshrunk(_ bytes: [UInt8], of claim: Claim) -> [Failure] {
    guard case .fails(let failure) = claim.judge(bytes: bytes), !failure.isOfSystem else {
      return []
    }
    return [Failure(failure, at: bytes, of: claim)]
  }

  /// The failures that shrinking an input leads to; none if it can't be shrunk.
  private static func shrunk(
    _ bytes: [UInt8], of claim: Claim, _ seconds: Double
  ) -> [Failure] {
    let end = MonotonicClock.now + seconds
    let limited = claim.judged { source in
      // When the time is over, no simpler input counts; the result itself, given as bytes, does.
      if !source.isGivenAsBytes && MonotonicClock.now > end {
        claim.generate(&source)
        return .holds
      }
      return claim.judge(&source)
    }
    let entry = CorpusEntry(name: claim.property.name, bytes: bytes)
    return Run.check(limited, RunSettings(cases: 0), corpus: [entry]).counterexamples.map {
      Failure($0.failure, at: $0.bytes, of: claim)
    }
  }

  /// A failure that can't be repeated in a child process.
  ///
  /// None if it was a hang: the fuzzer measures time by the clock, which a busy machine stretches.
  private init(once kind: FailureKind, _ bytes: [UInt8], of claim: Claim) {
    if kind == .hang {
      self.init(failures: [], isShrunk: false, isRepeatable: false)
      return
    }
    let message =
      switch kind {
      case .memory: "exceeded the memory limit of an input"
      case .leak: "leaked memory once, and not when checked again"
      case .trap, .claim, .hang: "failed once, and not when checked again"
      }
    var failure = Failure(.init(message, at: ""), at: bytes, of: claim)
    (failure.what, failure.origin) = (kind, "\(claim.property.name): \(message)")
    self.init(failures: [failure], isShrunk: false, isRepeatable: false)
  }
}

extension Examination.Failure {
  /// How an input fails.
  fileprivate init(_ failure: PropertyTesting.Failure, at bytes: [UInt8], of claim: Claim) {
    (what, message) = (FailureKind(failure), failure.message)
    origin = Self.origin(of: failure, claim.property.name)
    choices = Blob.encode(claim.canonical(bytes))
    input = claim.describe(bytes: bytes)
  }

  /// The features that distinguish a failure: its law, and those within a run.
  ///
  /// It is one line, because it is kept in files of lines.
  static func origin(of failure: PropertyTesting.Failure, _ property: String) -> String {
    let origin = "\(property) at \(failure.origin)"
    let isLine = !origin.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return isLine ? origin : String(origin.map { $0.isNewline ? " " : $0 })
  }
}

extension FailureKind {
  /// The identity of a failure: its place.
  init(_ failure: Failure) {
    self =
      switch failure.ending {
      case .signal, .exit: .trap
      case .late, .overworked: .hang
      case nil: failure.origin == HeapGrowth.origin ? .leak : .claim
      }
  }
}
