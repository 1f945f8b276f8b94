extension Generator {
  /// Returns a generator of this generator's values, each converted by a closure.
  /// - Parameter transform: returns the new value.
  @inlinable
  public func map<New>(_ transform: @escaping @Sendable (Value) -> New) -> Generator<New> {
    Generator<New>(count: count) { [generate] source in transform(generate(&source)) }
  }

  /// Returns a generator whose values depend on a value of this generator; both values shrink.
  /// - Parameter next: returns the next generator for a value of this generator.
  @inlinable public func flatMap<New>(
    _ next: @escaping @Sendable (Value) -> Generator<New>
  ) -> Generator<New> {
    Generator<New> { next(generate(&$0)).generate(&$0) }
  }

  /// Returns a generator of this generator's values that satisfy a condition.
  ///
  /// If twenty attempts fail, the case is discarded.
  /// - Parameter isIncluded: returns whether a value satisfies the condition.
  @inlinable public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Generator {
    Generator { source in
      for _ in 1..<source.retries {
        let value = source.span("try", generate)
        if isIncluded(value) { return value }
      }
      let value = source.span("try", generate)
      if !isIncluded(value) { source.reject() }
      return value
    }
    .reading(options)
  }

  /// Returns a generator of the results of `transform` that aren't `nil`.
  ///
  /// If twenty attempts fail, the case is discarded.
  /// - Parameters:
  ///   - placeholder: the value of a discarded case, which is never passed to a claim.
  ///   - transform: returns the new value, or `nil` to omit the old value.
  @inlinable public func compactMap<New>(
    discarding placeholder: @autoclosure @escaping @Sendable () -> New,
    _ transform: @escaping @Sendable (Value) -> New?
  ) -> Generator<New> {
    Generator<New> { source in
      for _ in 0..<source.retries {
        if let value = source.span("try", { transform(generate(&$0)) }) { return value }
      }
      source.reject()
      return placeholder()
    }
  }

  /// Returns a generator of the same values that requires a minimum share of a kind in each run.
  ///
  /// A run fails if the share is certainly smaller than `minimum`. Only random inputs that the
  /// claim applies to are counted. If no input was of the kind and the share is still uncertain, a
  /// run checks up to twice its number of cases.
  ///
  /// A run that checked every possible input also fails if no input is of the kind, even with a
  /// very small minimum. Such a run draws a thousand more inputs to measure the shares, because
  /// random drawing doesn't produce all inputs equally often. An enumeration that doesn't check
  /// every input doesn't require shares. If the minimum isn't from 0 to 1, the property fails.
  /// - Parameters:
  ///   - label: the kind's label in reports.
  ///   - minimum: the smallest share, from 0 to 1.
  ///   - isHit: returns whether a value is of the kind.
  @inlinable public func cover(
    _ label: String, atLeast minimum: Double, _ isHit: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    if let error = GeneratorError(share: minimum) { return .refused(error, generate) }
    return Generator(count: count) { source in
      let value = generate(&source)
      source.observe(label, atLeast: minimum, isHit(value))
      return value
    }
    .reading(options)
  }

  /// Returns a generator of the same values; a run counts the values that are of a kind.
  /// - Parameters:
  ///   - label: the kind's label in reports.
  ///   - isHit: returns whether a value is of the kind.
  @inlinable public func classify(
    _ label: String, _ isHit: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    cover(label, atLeast: 0, isHit)
  }
}
