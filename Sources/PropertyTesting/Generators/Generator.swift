/// How choices become a value: a function of a source of choices, and nothing else.
///
/// All options at zero must give the simplest value; then every value shrinks, whatever made it.
public struct Generator<Value: Sendable>: Sendable {
  /// Makes a value from the choices of a source.
  public let generate: @Sendable (inout ChoiceSource) -> Value

  /// Makes several values in a row where nobody keeps the choices.
  ///
  /// One call for all instead of one a value: what lets a long list of numbers cost what its
  /// numbers cost.
  @usableFromInline let sample: Sample

  /// How many different sequences of choices there are, which is how large a proof of all values
  /// is; nil where that is unknown or more than 64 bits can say.
  public let count: UInt64?

  /// - Parameters: the source, how many values, and what each costs of its allowance beforehand.
  @usableFromInline typealias Sample = @Sendable (inout ChoiceSource, Int, Int) -> [Value]

  /// A generator that makes its values by `generate`, drawing from other generators as it likes.
  @inlinable public init(_ generate: @escaping @Sendable (inout ChoiceSource) -> Value) {
    self.init(count: nil, generate)
  }

  @inlinable init(count: UInt64?, _ generate: @escaping @Sendable (inout ChoiceSource) -> Value) {
    self.init(count: count, generate) { source, count, question in
      var values: [Value] = []
      source.sampled(count, question: question) { values.append(generate(&$0)) }
      return values
    }
  }

  @inlinable init(
    count: UInt64?, _ generate: @escaping @Sendable (inout ChoiceSource) -> Value,
    sample: @escaping Sample
  ) {
    self.count = count
    self.generate = generate
    self.sample = sample
  }

  /// The generator of one value, which takes no choice.
  @inlinable public static func just(_ value: Value) -> Generator {
    Generator(count: 1) { _ in value }
  }
}

extension ChoiceSource {
  /// A value of `generator`, made from this source.
  @inlinable @inline(__always)
  public mutating func draw<Value>(_ generator: Generator<Value>) -> Value {
    generator.generate(&self)
  }
}
