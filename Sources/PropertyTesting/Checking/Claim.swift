/// A property about one subject: what a run, a replay, an enumeration or a fuzzer asks.
public struct Claim: Sendable {
  /// Makes an input of a source's choices and judges it.
  public typealias Judge = @Sendable (inout ChoiceSource) -> Verdict
  /// Makes an input of a source's choices and says it in words, a line an argument.
  public typealias Describe = @Sendable (inout ChoiceSource) -> String
  /// Makes an input of a source's choices.
  public typealias Generate = @Sendable (inout ChoiceSource) -> Void

  /// Judges cases of a run in a row until one fails.
  @usableFromInline typealias Sample =
    @Sendable (inout ChoiceSource, UInt64, Range<Int>) -> (failed: Int?, discarded: Int)

  /// What can be asked of a claim.
  @usableFromInline struct Parts: Sendable {
    @usableFromInline var judge: Judge
    @usableFromInline var sample: Sample
    @usableFromInline var generate: Generate
    @usableFromInline var describe: Describe
    @usableFromInline var count: UInt64?

    @usableFromInline
    init(
      judge: @escaping Judge, sample: @escaping Sample, generate: @escaping Generate,
      describe: @escaping Describe, count: UInt64?
    ) {
      self.judge = judge
      self.sample = sample
      self.generate = generate
      self.describe = describe
      self.count = count
    }
  }

  /// The property's name.
  public let property: PropertyName
  /// What the subject is called.
  public let subject: String
  /// What is claimed, in a sentence; empty where nobody said it.
  public var statement = ""
  var parts: Parts

  @usableFromInline
  init(property: PropertyName, subject: String, _ parts: Parts) {
    self.property = property
    self.subject = subject
    self.parts = parts
  }

  /// Makes an input of the source's choices and judges it.
  public var judge: Judge { parts.judge }
  /// Makes an input of the source's choices and does nothing with it; for a recording's sake.
  public var generate: Generate { parts.generate }
  /// Makes an input of the source's choices and says it in words, a line an argument.
  public var describe: Describe { parts.describe }
  /// How many inputs there are, which is how long a proof of all takes; nil where that is unknown.
  public var count: UInt64? { parts.count }

  /// What the claim says of the input that `bytes` stand for.
  public func judge(bytes: [UInt8]) -> Verdict {
    var source = ChoiceSource(bytes: bytes)
    return judge(&source)
  }

  /// The input that `bytes` stand for, in words.
  public func describe(bytes: [UInt8]) -> String {
    var source = ChoiceSource(bytes: bytes)
    return describe(&source)
  }

  /// The input of a recording, in words.
  func describe(_ recording: Recording) -> String {
    var source = ChoiceSource(replaying: recording.values)
    return describe(&source)
  }

  /// The same input as `bytes`, in the fewest bytes that make it.
  public func canonical(_ bytes: [UInt8]) -> [UInt8] {
    ChoiceBytes.encode(recording(bytes).choices)
  }

  /// The choices and spans that `bytes` stand for.
  public func recording(_ bytes: [UInt8]) -> Recording {
    var source = ChoiceSource(bytes: bytes, recording: true)
    generate(&source)
    return source.recording
  }
}
