import PropertyCorpus
import PropertyTesting

/// What checking a file again has shown in which libFuzzer kept a failing input.
struct Examination: Codable, Hashable, Sendable {
  /// A failure of the input.
  struct Failure: Codable, Hashable, Sendable {
    var what: FailureKind
    /// Tells failures apart: the law, the place, and the message without its values.
    var origin: String
    /// A description of what was found.
    var message: String
    /// The input as a word of choices.
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

  /// How long a hang that only waits may take, in seconds: as long as libFuzzer lets it.
  private static let longestWait = 5.0

  /// Examines an input, in child processes where it may trap or never end.
  ///
  /// - Parameters:
  ///   - bytes: the input.
  ///   - kind: what libFuzzer said of it.
  ///   - claim: the claim that it is an input of.
  ///   - isQuick: whether it isn't shrunk.
  ///   - seconds: how long shrinking takes at most; by default as long as for its kind.
  init(
    _ bytes: [UInt8], _ kind: FailureKind, of claim: Claim, isQuick: Bool,
    seconds: Double? = nil
  ) {
    let entry = CorpusEntry(name: claim.property.name, bytes: bytes)
    for claim in Self.claims(of: claim, kind) {
      let first = Run.check(claim, RunSettings(cases: 0, shrinkLimit: 0), corpus: [entry])
      guard let found = first.counterexample else { continue }
      let shrunk =
        isQuick ? [] : Self.shrunk(entry, of: claim, seconds ?? Self.longestShrinking(of: kind))
      self.init(
        failures: (shrunk.isEmpty ? [found] : shrunk).map { Failure($0, of: claim.property.name) },
        isShrunk: !shrunk.isEmpty, isRepeatable: true)
      return
    }
    self.init(once: kind, bytes, of: claim)
  }

  /// What is claimed of an input; the first that is false is its failure.
  ///
  /// What has taken too much memory may do it again, and a child process has no limit of its own.
  private static func claims(of claim: Claim, _ kind: FailureKind) -> [Claim] {
    switch kind {
    case .memory: []
    case .hang: [claim.isolated(seconds: Self.longestWait)]
    case .claim, .trap, .leak: [claim.isolated(), claim.leavingNothing().isolated(cpuSeconds: 60)]
    }
  }

  /// The failures that shrinking an input leads to.
  private static func shrunk(
    _ entry: CorpusEntry, of claim: Claim, _ seconds: Double
  ) -> [Counterexample] {
    let end = MonotonicClock.now + seconds
    let limited = claim.judged { source in
      // When the time is over, nothing simpler counts; the result itself, given as bytes, does.
      if !source.isGivenAsBytes && MonotonicClock.now > end {
        claim.generate(&source)
        return .holds
      }
      return claim.judge(&source)
    }
    return Run.check(limited, RunSettings(cases: 0), corpus: [entry]).counterexamples
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
      case .memory: "took more memory than an input may"
      case .leak: "left memory behind; checked again, it doesn't"
      case .trap, .claim, .hang: "failed once; checked again, it doesn't"
      }
    let failure = Failure(
      what: kind, origin: "\(claim.property.name): \(message)", message: message,
      choices: Blob.encode(claim.canonical(bytes)), input: claim.describe(bytes: bytes))
    self.init(failures: [failure], isShrunk: false, isRepeatable: false)
  }
}

extension Examination.Failure {
  fileprivate init(_ counterexample: Counterexample, of property: String) {
    message = counterexample.message
    let failure = counterexample.failure
    (what, origin) = (FailureKind(failure), Self.origin(of: failure, property))
    choices = counterexample.choices
    input = counterexample.input
  }

  /// What tells a failure apart: the law and the place, and the message unless the process ended.
  ///
  /// One line, which is kept in files of lines. Which limit a hang meets depends on the machine's
  /// load.
  static func origin(of failure: PropertyTesting.Failure, _ property: String) -> String {
    if failure.ending?.isHang == true { return "\(property) at the time limit" }
    let place = "\(property) at \(failure.origin)"
    let origin = failure.ending == nil ? "\(place): \(shape(of: failure.message))" : place
    let isLine = !origin.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return isLine ? origin : String(origin.map { $0.isNewline ? " " : $0 })
  }

  /// How many characters of a message are compared.
  private static let mostCompared = 1000

  /// A message without the values in it, up to its first colon: what follows shows values, unless
  /// it is what a claim threw.
  static func shape(of message: String) -> String {
    let thrown = "the claim threw: "
    if message.hasPrefix(thrown) {
      return thrown + shape(of: String(message.dropFirst(thrown.count)))
    }
    let line = message.prefix(mostCompared).prefix { !$0.isNewline }
    // A text that is shown may have a colon, and quotes of its own after a backslash.
    let text = #/"(?:[^"\\]|\\.)*(?:"|$)|“[^”]*”/#
    let plain = line.replacing(text, with: "…")
    let start = plain.firstRange(of: ": ").map { plain[..<$0.lowerBound] } ?? plain[...]
    let value = #/\[[^\]]*\]|0x[0-9a-fA-F]+|-?[0-9]+([.,][0-9]+)*/#
    return String(start.replacing(value, with: "…").prefix(100))
  }
}

extension FailureKind {
  /// What a failure is, by its place.
  init(_ failure: Failure) {
    self =
      switch failure.ending {
      case .signal, .exit: .trap
      case .late, .overworked: .hang
      case nil: failure.origin == HeapGrowth.origin ? .leak : .claim
      }
  }
}
