/// A property of one subject that a run, a replay, an enumeration or a fuzzer can check.
public struct Claim: Sendable {
  /// Generates an input from a source's choices and checks it.
  public typealias Judge = @Sendable (inout ChoiceSource) -> Verdict
  /// Generates an input from a source's choices and describes it, one line per argument.
  public typealias Describe = @Sendable (inout ChoiceSource) -> String
  /// Generates an input from a source's choices.
  public typealias Generate = @Sendable (inout ChoiceSource) -> Void

  /// Generates an input from a source's choices, one value for each argument of the claim.
  @usableFromInline typealias MakeArguments = @Sendable (inout ChoiceSource) -> [Any]

  /// Checks consecutive cases of a run until one fails.
  @usableFromInline typealias Sample =
    @Sendable (inout ChoiceSource, UInt64, Range<Int>) -> (failed: Int?, discarded: Int)

  @usableFromInline struct Parts: Sendable {
    @usableFromInline var judge: Judge
    @usableFromInline var sample: Sample
    @usableFromInline var generate: Generate
    @usableFromInline var arguments: MakeArguments
    @usableFromInline var count: UInt64?
    /// Whether the claim must run to generate its input.
    @usableFromInline var isPerformed = false

    @usableFromInline
    init(
      judge: @escaping Judge, sample: @escaping Sample, generate: @escaping Generate,
      arguments: @escaping MakeArguments, count: UInt64?
    ) {
      self.judge = judge
      self.sample = sample
      self.generate = generate
      self.arguments = arguments
      self.count = count
    }
  }

  /// The property's name.
  public package(set) var property: PropertyName
  /// The name of the subject that the claim is about.
  public let subject: String
  /// The claim as a sentence, which may be empty.
  public var statement = ""
  /// Generates the inputs of a run in advance, and returns the generators' problem, if any.
  package var trial: (@Sendable (RunSettings, [CorpusEntry]) -> HealthProblem?)?
  /// The places of known failures, which a run ignores while it searches for other failures.
  ///
  /// A place is the `origin` of a failure, or the part of it after a slash, such as
  /// `SumTests.swift:12`.
  public var known: [String] = []
  /// Whether known failures may be absent from a run; if false, a run fails if any is absent.
  public var knownIsIntermittent = false
  /// The limit on a case's processor time, in seconds, or `nil` for no limit.
  package var cpuLimit: Double?
  var parts: Parts
  /// The options that generate each example, or `nil` for an example without known choices.
  @usableFromInline var examples: [[UInt64]?] = []

  @usableFromInline
  init(property: PropertyName, subject: String, _ parts: Parts) {
    self.property = property
    self.subject = subject
    self.parts = parts
  }

  /// Generates an input from the source's choices and checks it.
  public var judge: Judge { parts.judge }
  /// Generates an input from the source's choices and discards it, to record the choices.
  public var generate: Generate { parts.generate }
  /// Generates an input from the source's choices and describes it, one line per argument.
  public var describe: Describe {
    let arguments = parts.arguments
    return { source in
      arguments(&source).map { PropertyTesting.describe(input: $0) }.joined(separator: "\n")
    }
  }
  /// The number of possible inputs, or `nil` if it is unknown; a full proof checks all inputs.
  public var count: UInt64? { parts.count }

  /// Returns the verdict on the input that `bytes` encode.
  /// - Parameter bytes: the encoded choices of an input; any bytes encode an input.
  public func judge(bytes: [UInt8]) -> Verdict {
    var source = ChoiceSource(bytes: bytes)
    return judge(&source)
  }

  /// Returns a description of the input that `bytes` encode.
  /// - Parameter bytes: the encoded choices of an input.
  public func describe(bytes: [UInt8]) -> String {
    var source = ChoiceSource(bytes: bytes)
    return describe(&source)
  }

  /// Returns the input that `bytes` encode, one value for each argument of the claim.
  /// - Parameter bytes: the encoded choices of an input.
  public func arguments(bytes: [UInt8]) -> [Any] {
    var source = ChoiceSource(bytes: bytes)
    return parts.arguments(&source)
  }

  func judge(options: [UInt64]) -> Verdict {
    var source = ChoiceSource(replaying: options)
    return judge(&source)
  }

  func describe(options: [UInt64]) -> String {
    var source = ChoiceSource(replaying: options)
    return describe(&source)
  }

  /// Returns the choices made by replaying `options`, and whether they fail to generate an input.
  func recording(options: [UInt64]) -> (recording: Recording, isRejected: Bool) {
    var source = ChoiceSource(replaying: options, recording: true)
    generate(&source)
    return (source.recording, source.isRejected && !source.isRefused)
  }

  /// Returns the choices of a plain case, generating the input again if they weren't recorded.
  func recording(of source: ChoiceSource) -> Recording {
    if source.isRecording { return source.recording }
    var again = ChoiceSource(random: RandomBits(seed: source.start), recording: true)
    generate(&again)
    return again.recording
  }

  /// Returns the canonical bytes of the choices that `bytes` encode.
  /// - Parameter bytes: the encoded choices of an input.
  public func canonical(_ bytes: [UInt8]) -> [UInt8] {
    ChoiceBytes.encode(recording(bytes).choices)
  }

  /// Returns the choices and spans that `bytes` encode.
  /// - Parameter bytes: the encoded choices of an input.
  public func recording(_ bytes: [UInt8]) -> Recording {
    var source = ChoiceSource(bytes: bytes, recording: true)
    generate(&source)
    return source.recording
  }
}

extension Claim {
  /// Returns a copy of the claim that checks the same inputs with a different function.
  /// - Parameter judge: generates an input from a source's choices and checks it. It must leave the
  ///   source in the same state as `generate` does.
  public func judged(by judge: @escaping Judge) -> Claim {
    var judged = self
    judged.parts.judge = judge
    judged.parts.sample = Self.sampled(by: judge)
    return judged
  }

  /// Returns a copy with a different check; if `isFalse` returns true after consecutive cases, this
  /// check repeats these cases one by one.
  package func judged(
    unless isFalse: @escaping @Sendable () -> Bool, by judge: @escaping Judge
  ) -> Claim {
    var judged = judged(by: judge)
    judged.parts.sample = { [sample = parts.sample, repeated = judged.parts.sample] in
      let result = sample(&$0, $1, $2)
      if !isFalse() { return result }
      let found = repeated(&$0, $1, $2)
      // If no case fails again, the run reports that the claim has hidden state.
      return (found.failed ?? $2.lowerBound, found.discarded)
    }
    return judged
  }

  @usableFromInline static func sampled(by judge: @escaping Judge) -> Sample {
    { source, seed, cases in
      var discarded = 0
      for index in cases {
        source.restart(random: RandomBits(seed: seed, case: index))
        switch judge(&source) {
        case .holds: continue
        case .discarded: discarded += 1
        case .fails: return (index, discarded)
        }
      }
      return (nil, discarded)
    }
  }
}

extension Claim {
  /// Returns a copy of the claim that generates and discards inputs with a different function.
  /// - Parameter generate: generates an input from a source's choices.
  package func made(by generate: @escaping Generate) -> Claim {
    var made = self
    made.parts.generate = generate
    return made
  }
}

/// A claim's verdict on one input.
public enum Verdict: Hashable, Sendable {
  /// The claim holds for the input.
  case holds
  /// The claim doesn't apply to the input.
  case discarded
  /// The claim is false for the input.
  case fails(Failure)

  /// Whether the claim is false for the input.
  public var isFailure: Bool { failure != nil }

  /// The failure, or `nil` if the claim isn't false.
  var failure: Failure? {
    if case .fails(let failure) = self { failure } else { nil }
  }
}
