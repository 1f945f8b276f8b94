extension Generator {
  /// Returns the options that generate a value, or `nil` if they aren't known.
  @usableFromInline typealias Reader = @Sendable (Value) -> [UInt64]?

  /// Returns this generator with `reader`, which converts values back to options.
  @usableFromInline
  func reading(_ reader: @escaping Reader) -> Generator {
    var generator = self
    generator.reader = reader
    return generator
  }

  /// Returns the options that generate `value`, or `nil` if they aren't known or the generator
  /// doesn't return the value.
  ///
  /// The options are checked, so a reader may return wrong options. Values with equal descriptions
  /// are treated as equal, because not every type is `Equatable`.
  @usableFromInline
  package func options(making value: Value) -> [UInt64]? {
    guard let options = reader?(value) else { return nil }
    var source = ChoiceSource(replaying: options)
    let made = generate(&source)
    return !source.isRejected && describe(made) == describe(value) ? options : nil
  }

  /// Returns a generator of this generator's values, converted by an invertible function.
  ///
  ///     .int(in: 0...99).map({ Percent($0) }, inverse: { $0.number })
  ///
  /// With `inverse`, an example of `expectHolds(forAll:examples:)` can be shrunk.
  /// - Parameters:
  ///   - transform: returns the new value.
  ///   - inverse: returns the original value of a new value, or `nil` if there is none.
  @inlinable public func map<New>(
    _ transform: @escaping @Sendable (Value) -> New,
    inverse: @escaping @Sendable (New) -> Value?
  ) -> Generator<New> {
    map(transform).reading { inverse($0).flatMap(options) }
  }
}

extension Generator {
  /// Returns a copy that returns one of `examples` if the source is for an example.
  ///
  /// The examples are created again for each use, because a claim may change an object.
  @usableFromInline
  func offering(_ examples: @escaping @Sendable () -> [Value]) -> Generator {
    Generator(count: count) { source in
      source.example.map { examples()[$0] } ?? generate(&source)
    }
  }
}

extension Generator {
  /// Returns the options of a list of values; unless the length is fixed, 1 precedes each value's
  /// options, and 0 follows the last ones.
  @usableFromInline
  func options(makingList values: some Collection<Value>, _ counts: ClosedRange<Int>) -> [UInt64]? {
    guard counts.contains(values.count) else { return nil }
    let isFixed = counts.lowerBound == counts.upperBound
    var list: [UInt64] = []
    for value in values {
      guard let options = options(making: value) else { return nil }
      list += isFixed ? options : [1] + options
    }
    return isFixed ? list : list + [0]
  }

  /// Returns the options that choose the first of `generators` that can return `value`, and then
  /// generate the value.
  @usableFromInline
  static func options(making value: Value, byOneOf generators: [Generator]) -> [UInt64]? {
    for (index, generator) in generators.enumerated() {
      if let options = generator.options(making: value) { return [UInt64(index)] + options }
    }
    return nil
  }
}

/// Returns the options of values from several generators, one after another.
@usableFromInline
func readAll<each Value>(
  _ parts: repeat (each Value, Generator<each Value>)
) -> [UInt64]? {
  var all: [UInt64] = []
  for (value, generator) in repeat each parts {
    guard let options = generator.options(making: value) else { return nil }
    all += options
  }
  return all
}

/// Returns the options of a value's parts, if these are exactly its stored properties.
@usableFromInline
func readParts<each Part>(
  of value: Any, by generators: repeat Generator<each Part>
) -> [UInt64]? {
  var parts = Mirror(reflecting: value).children.map(\.value)[...]
  var all: [UInt64] = []
  for generator in repeat each generators {
    guard let options = parts.popFirst().flatMap({ generator.options(ofPart: $0) }) else {
      return nil
    }
    all += options
  }
  return parts.isEmpty ? all : nil
}

extension Generator {
  fileprivate func options(ofPart part: Any) -> [UInt64]? {
    (part as? Value).flatMap { options(making: $0) }
  }
}

extension FloatOrder {
  /// Returns a number's options: its distance in steps, or its index among the special numbers.
  @usableFromInline
  package func options(making value: Value) -> [UInt64]? {
    if let place = specials.firstIndex(where: { describe($0) == describe(value) }) {
      return [2, UInt64(place), 0, 0]
    }
    guard range.contains(value) else { return nil }
    let option = steps.option(of: Self.ordinal(value))
    let distance = steps.distance(of: option)
    let isPaired = distance > 0 && distance <= steps.pairs
    return [1, 7, distance] + (isPaired ? [option & 1 == 0 ? 1 : 0] : [])
  }
}
