import PropertyCorpus
import PropertyTesting
import Synchronization

/// The result of another check of a failing input that libFuzzer kept in a file.
struct Examination: Codable, Hashable, Sendable {
  struct Failure: Codable, Hashable, Sendable {
    var what: FailureKind
    /// The identity of the failure: the law, and the failure's origin in the engine.
    var origin: String
    var message: String
    var choices: String
    var input: String
  }

  /// The input's failure, or the failures that shrinking found; empty if the input was slow only
  /// once.
  var failures: [Failure]
  var isShrunk: Bool
}

extension Examination {
  /// The time limit for shrinking, in seconds; it is lower for a hang, because each check takes
  /// seconds, and other inputs must wait.
  private static func longestShrinking(of kind: FailureKind) -> Double { kind == .hang ? 20 : 60 }

  /// The time, in seconds, after which an input that only waits counts as a hang, as in libFuzzer.
  private static let longestWait = 5.0

  /// Checks an input in a child process, and shrinks it if it fails.
  ///
  /// Before shrinking, `found` receives the input's failure. A failure whose origin is known isn't
  /// passed to `found` or shrunk.
  init(
    _ bytes: [UInt8], _ kind: FailureKind, of claim: Claim, knowing known: Set<String> = [],
    seconds: Double? = nil, found: (Examination) -> Void = { _ in }
  ) {
    for claim in Self.claims(of: claim, kind) {
      let verdict = claim.judge(bytes: bytes)
      guard case .fails(let failure) = verdict, !failure.isOfSystem else { continue }
      let first = Failure(failure, at: bytes, of: claim)
      self.init(failures: [first], isShrunk: false)
      if known.contains(first.origin) { return }
      found(self)
      let limit = seconds ?? Self.longestShrinking(of: kind)
      let shrunk = Self.shrunk(bytes, of: claim, after: verdict, limit)
      if !shrunk.isEmpty { (failures, isShrunk) = (shrunk, true) }
      return
    }
    self.init(once: kind, bytes, of: claim)
  }

  /// The claims to check for an input; the first false one determines the input's failure.
  ///
  /// There are no claims for an input that used too much memory: a check could use too much again,
  /// without a limit.
  private static func claims(of claim: Claim, _ kind: FailureKind) -> [Claim] {
    switch kind {
    case .memory: []
    case .hang: [claim.isolated(seconds: Self.longestWait)]
    case .claim, .trap, .leak: [claim.isolated(), claim.leavingNothing(isIsolated: true)]
    }
  }

  /// The failures that shrinking an input finds; empty if the input can't be shrunk.
  /// - Parameter verdict: the verdict on the input, which is used instead of a first check.
  private static func shrunk(
    _ bytes: [UInt8], of claim: Claim, after verdict: Verdict, _ seconds: Double
  ) -> [Failure] {
    let end = MonotonicClock.now + seconds
    let first = Mutex<Verdict?>(verdict)
    let limited = claim.judged { source in
      if let verdict = first.withLock({ $0.take() }) {
        claim.generate(&source)
        return verdict
      }
      // After the time limit, no further simpler inputs are tried; only the result itself, which is
      // given as bytes, is still checked.
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

  /// Creates the result for a failure that can't be repeated in a child process.
  ///
  /// A hang that doesn't recur isn't a failure: the fuzzer measures elapsed time, and an input
  /// takes longer on a busy machine.
  private init(once kind: FailureKind, _ bytes: [UInt8], of claim: Claim) {
    if kind == .hang {
      self.init(failures: [], isShrunk: false)
      return
    }
    let message =
      switch kind {
      case .memory: "exceeded the memory limit for one input"
      case .leak: "leaked memory once, but not when checked again"
      case .trap, .claim, .hang: "failed once, but not when checked again"
      }
    var failure = Failure(.init(message, at: ""), at: bytes, of: claim)
    (failure.what, failure.origin) = (kind, "\(claim.property.name): \(message)")
    self.init(failures: [failure], isShrunk: false)
  }
}

extension Examination.Failure {
  fileprivate init(_ failure: PropertyTesting.Failure, at bytes: [UInt8], of claim: Claim) {
    (what, message) = (FailureKind(failure), failure.message)
    origin = Self.origin(of: failure, claim.property.name)
    choices = Blob.encode(claim.canonical(bytes))
    input = claim.describe(bytes: bytes)
  }

  /// The identity of a failure: the law, and the failure's origin in the engine.
  static func origin(of failure: PropertyTesting.Failure, _ property: String) -> String {
    let origin = "\(property) at \(failure.origin)"
    let isLine = !origin.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return isLine ? origin : String(origin.map { $0.isNewline ? " " : $0 })
  }
}

extension FailureKind {
  init(_ failure: Failure) {
    self =
      switch failure.ending {
      case .signal, .exit: .trap
      case .late, .overworked: .hang
      case nil: failure.origin == HeapGrowth.origin ? .leak : .claim
      }
  }
}
