extension Generator {
  /// Generates sets of values from a generator.
  ///
  /// If a value is already in the set, another value is drawn, up to a limit. If too few values are
  /// found, the case is discarded.
  /// - Parameters:
  ///   - element: the generator of each value.
  ///   - counts: the allowed number of values, by default `UsualCounts`; must not be negative.
  @inlinable public static func set<Element>(
    of element: Generator<Element>, _ counts: some CountRange = UsualCounts()
  ) -> Generator where Value == Set<Element>, Element: SendableMetatype {
    unique(element, counts, { $0 }, into: { [] }) { _, set, element in set.insert(element) }
  }

  /// Generates dictionaries.
  ///
  /// If a key is already in the dictionary, another key is drawn, as for a set.
  /// - Parameters:
  ///   - keys: the generator of each key.
  ///   - values: the generator of each value.
  ///   - counts: the allowed number of keys, by default `UsualCounts`; must not be negative.
  @inlinable public static func dictionary<Key, Element>(
    of keys: Generator<Key>, _ values: Generator<Element>, _ counts: some CountRange = UsualCounts()
  ) -> Generator where Value == [Key: Element], Key: SendableMetatype {
    unique(keys, factor: values.count, counts, { $0 }, into: { [:] }) { source, dictionary, key in
      dictionary[key] = values.generate(&source)
    }
  }

  /// Generates lists of different values from a generator.
  ///
  /// If a value is already in the list, another value is drawn, as for a set.
  /// - Parameters:
  ///   - element: the generator of each value.
  ///   - counts: the allowed number of values, by default `UsualCounts`; must not be negative.
  @inlinable public static func uniqueArray<Element: Hashable & SendableMetatype>(
    of element: Generator<Element>, _ counts: some CountRange = UsualCounts()
  ) -> Generator where Value == [Element] {
    uniqueArray(of: element, counts) { $0 }
  }

  /// Generates lists of values from `element`, each with a different `key`.
  ///
  /// If a key is repeated, another value is drawn, as for a set.
  /// - Parameters:
  ///   - element: the generator of each value.
  ///   - counts: the allowed number of values, by default `UsualCounts`; must not be negative.
  ///   - key: the part that must differ, such as `\.name`.
  @inlinable public static func uniqueArray<Element>(
    of element: Generator<Element>, _ counts: some CountRange = UsualCounts(),
    by key: @escaping @Sendable (Element) -> some Hashable & SendableMetatype
  ) -> Generator where Value == [Element] {
    unique(element, counts, key, into: { [] }) { _, list, element in list.append(element) }
  }

  /// Generates collections by adding values of `element` with different keys to an empty
  /// collection.
  /// - Parameter factor: the number of sequences of choices that `add` can make for each element.
  @inlinable static func unique<Element, Key: Hashable & SendableMetatype>(
    _ element: Generator<Element>, factor: UInt64? = 1, _ counts: some CountRange,
    _ key: @escaping @Sendable (Element) -> Key, into empty: @escaping @Sendable () -> Value,
    _ add: @escaping @Sendable (inout ChoiceSource, inout Value, Element) -> Void
  ) -> Generator {
    counted(counts, or: empty()) { counts in
      // Impossible sizes, such as ten different Booleans, aren't attempted.
      let most = element.count.map { Int(clamping: $0) } ?? counts.upperBound
      let counts = counts.lowerBound...max(counts.lowerBound, min(counts.upperBound, most))
      // No value is drawn for a repeated key, so the number of sequences depends on repetitions.
      let isCountable = factor == 1 || counts.upperBound <= 1
      let total = isCountable ? element.count.times(factor).lists(counts) : nil
      return Generator(count: total) { source in
        var (result, keys) = (empty(), Set<Key>())
        var isExhausted = false
        source.repeated(counts) { source in
          if isExhausted { return }
          if let new = source.newElement(of: element, key, besides: &keys) {
            add(&source, &result, new)
          } else {
            // An enumeration tries each value once, and visits the smaller collection separately.
            isExhausted = source.retries > 1
            if !isExhausted { source.reject() }
          }
        }
        if keys.count < counts.lowerBound { source.reject() }
        return result
      }
    }
  }
}

extension ChoiceSource {
  /// Returns a value whose key isn't in `keys`, or `nil` if none is found; adds the key to `keys`.
  ///
  /// The number of attempts is the square of `filter`'s number of attempts, because the last new
  /// value in a small domain is rarely drawn.
  @inlinable mutating func newElement<Element, Key: Hashable>(
    of element: Generator<Element>, _ key: (Element) -> Key, besides keys: inout Set<Key>
  ) -> Element? {
    for _ in 0..<retries * retries {
      let value = span("try", element.generate)
      if keys.insert(key(value)).inserted { return value }
    }
    return nil
  }
}
