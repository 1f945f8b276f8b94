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

  /// - Parameters: the source, how many values, and what each costs of its allowance beforehand.
  @usableFromInline typealias Sample = @Sendable (inout ChoiceSource, Int, Int) -> [Value]

  /// A generator that makes its values by `generate`, drawing from other generators as it likes.
  @inlinable
  public init(_ generate: @escaping @Sendable (inout ChoiceSource) -> Value) {
    self.init(generate) { source, count, question in
      var values: [Value] = []
      source.sampled(count, question: question) { values.append(generate(&$0)) }
      return values
    }
  }

  @inlinable
  init(
    _ generate: @escaping @Sendable (inout ChoiceSource) -> Value, sample: @escaping Sample
  ) {
    self.generate = generate
    self.sample = sample
  }

  /// The generator of one value, which takes no choice.
  @inlinable
  public static func just(_ value: Value) -> Generator { Generator { _ in value } }
}

extension ChoiceSource {
  /// A value of `generator`, made from this source.
  @inlinable @inline(__always)
  public mutating func draw<Value>(_ generator: Generator<Value>) -> Value {
    generator.generate(&self)
  }
}

extension Generator {
  /// Values of this generator, changed by `transform`.
  @inlinable
  public func map<New>(_ transform: @escaping @Sendable (Value) -> New) -> Generator<New> {
    Generator<New> { transform(generate(&$0)) }
  }

  /// Values of a generator that depends on a value of this one; both shrink.
  @inlinable
  public func flatMap<New>(
    _ next: @escaping @Sendable (Value) -> Generator<New>
  ) -> Generator<New> {
    Generator<New> { next(generate(&$0)).generate(&$0) }
  }

  /// The values that satisfy `isIncluded`.
  ///
  /// Twenty tries are made; if none succeeds, the case is discarded.
  @inlinable
  public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Generator {
    Generator { source in
      for _ in 1..<source.retries {
        let value = source.span("try", generate)
        if isIncluded(value) { return value }
      }
      let value = source.span("try", generate)
      if !isIncluded(value) { source.reject() }
      return value
    }
  }

  /// The same values, each run reaching at least `minimum` (0 to 1) of those of the labelled kind.
  ///
  /// A run whose share is certainly smaller fails: a generator that no longer reaches what its
  /// property is about proves nothing.
  @inlinable
  public func cover(
    _ label: String, atLeast minimum: Double, _ isHit: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    Generator { source in
      let value = generate(&source)
      source.observe(label, atLeast: minimum, isHit(value))
      return value
    }
  }

  /// The same values; a run counts those of the labelled kind.
  @inlinable
  public func classify(
    _ label: String, _ isHit: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    cover(label, atLeast: 0, isHit)
  }
}
