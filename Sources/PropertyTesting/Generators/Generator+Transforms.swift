extension Generator {
  /// Values of this generator, changed by `transform`.
  @inlinable
  public func map<New>(_ transform: @escaping @Sendable (Value) -> New) -> Generator<New> {
    Generator<New>(count: count) { transform(generate(&$0)) }
  }

  /// Values of a generator that depends on a value of this one; both shrink.
  @inlinable public func flatMap<New>(
    _ next: @escaping @Sendable (Value) -> Generator<New>
  ) -> Generator<New> {
    Generator<New> { next(generate(&$0)).generate(&$0) }
  }

  /// The values that satisfy `isIncluded`.
  ///
  /// Twenty tries are made; if none succeeds, the case is discarded.
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
  }

  /// What `transform` makes of the values, leaving out those of which it makes nil.
  ///
  /// Twenty tries are made; if none succeeds, the case is discarded.
  ///
  /// - Parameters:
  ///   - placeholder: the value of a discarded case, which no claim gets to see.
  ///   - transform: makes the new value; nil leaves the old one out.
  @inlinable public func compactMap<New>(
    discarding placeholder: New, _ transform: @escaping @Sendable (Value) -> New?
  ) -> Generator<New> {
    Generator<New> { source in
      for _ in 0..<source.retries {
        if let value = source.span("try", { transform(generate(&$0)) }) { return value }
      }
      source.reject()
      return placeholder
    }
  }

  /// The same values, each run reaching at least `minimum` (0 to 1) of those of the labelled kind.
  ///
  /// A run whose share is certainly smaller fails: a generator that no longer reaches what its
  /// property is about proves nothing. The share is always that of the inputs that chance draws and
  /// the claim speaks of.
  ///
  /// A run that judged every input there is fails as well if none of them is of the kind, however
  /// small the minimum. It then draws a thousand of these inputs again to measure the shares, since
  /// chance doesn't draw all of them equally often. An enumeration that ends before it has judged
  /// every input demands no kind.
  @inlinable public func cover(
    _ label: String, atLeast minimum: Double, _ isHit: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    Generator(count: count) { source in
      let value = generate(&source)
      source.observe(label, atLeast: minimum, isHit(value))
      return value
    }
  }

  /// The same values; a run counts those of the labelled kind.
  @inlinable public func classify(
    _ label: String, _ isHit: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    cover(label, atLeast: 0, isHit)
  }
}
