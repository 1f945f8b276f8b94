/// A function from a source of choices to a value.
///
/// Values shrink well if the value for all-zero options is the simplest.
public struct Generator<Value>: Sendable {
  /// Generates a value from a source's choices.
  public let generate: @Sendable (inout ChoiceSource) -> Value

  /// Generates several values at once if choices aren't recorded.
  ///
  /// A single call for all values makes long lists of numbers fast.
  @usableFromInline let sample: Sample

  /// The number of different sequences of choices, or `nil` if it is unknown or too large; a full
  /// proof checks all sequences.
  public let count: UInt64?

  /// Returns a value's options; `nil` if values can't be converted back to options.
  @usableFromInline var reader: Reader?

  /// - Parameters: the source, the number of values, and the number of choices before each value.
  @usableFromInline typealias Sample = @Sendable (inout ChoiceSource, Int, Int) -> [Value]

  /// Creates a generator from a closure.
  /// - Parameter generate: returns a value, and may draw from other generators.
  @inlinable public init(_ generate: @escaping @Sendable (inout ChoiceSource) -> Value) {
    self.init(count: nil, generate)
  }

  @inlinable package init(
    count: UInt64?, _ generate: @escaping @Sendable (inout ChoiceSource) -> Value
  ) {
    self.init(count: count, generate) { source, count, question in
      source.sampledArray(count, question: question, generate)
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

  /// Returns a generator of a single value; the generator makes no choices.
  /// - Parameter value: the value.
  @inlinable public static func just(_ value: Value) -> Generator where Value: Sendable {
    Generator(count: 1) { _ in value }.reading { _ in [] }
  }
}

extension Generator {
  /// Returns a generator that makes each property fail with an error.
  ///
  /// It is returned for invalid arguments, so that they don't end the process.
  /// - Parameters:
  ///   - error: the problem with the arguments.
  ///   - placeholder: returns a value that is never passed to a claim.
  @usableFromInline
  package static func refused(
    _ error: GeneratorError, _ placeholder: @escaping @Sendable (inout ChoiceSource) -> Value
  ) -> Generator {
    Generator(count: 1) { source in
      source.refuse(error)
      return placeholder(&source)
    }
  }
}

extension ChoiceSource {
  /// Draws a generator's value from this source.
  /// - Parameter generator: the generator.
  @inlinable @inline(__always)
  public mutating func draw<Value>(_ generator: Generator<Value>) -> Value {
    generator.generate(&self)
  }
}

extension Generator where Value == Bool {
  /// Generates false or true; false is the simpler value.
  /// - Parameter probability: the probability of true in random cases; if it isn't from 0 to 1, the
  ///   property fails.
  @inlinable public static func bool(_ probability: Double = 0.5) -> Generator {
    if let error = GeneratorError(share: probability) { return .refused(error) { _ in false } }
    return Generator(count: 2) { $0.flip(probability) }.reading { [$0 ? 1 : 0] }
  }
}

extension Generator {
  /// Generates `nil` or a value from a generator; `nil` is the simplest.
  /// - Parameters:
  ///   - wrapped: the generator of values.
  ///   - probability: the probability of a value in random cases; if it isn't from 0 to 1, the
  ///     property fails.
  @inlinable public static func optional<Wrapped>(
    _ wrapped: Generator<Wrapped>, probability: Double = 0.75
  ) -> Generator where Value == Wrapped? {
    if let error = GeneratorError(share: probability) { return .refused(error) { _ in nil } }
    return Generator(count: wrapped.count.plus(1)) { source in
      source.flip(probability) ? wrapped.generate(&source) : nil
    }
    .reading { value in
      guard let value else { return [0] }
      return wrapped.options(making: value).map { [1] + $0 }
    }
  }
}
