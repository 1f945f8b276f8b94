extension Generator {
  /// A set of a number of values of `element`.
  ///
  /// A value that is there already is drawn again, a bounded number of times. The set may have
  /// fewer values than were drawn for; if that is too few, the case is discarded.
  ///
  /// - Precondition: no count is below zero.
  @inlinable public static func set<Element>(
    of element: Generator<Element>, _ counts: ClosedRange<Int>
  ) -> Generator where Value == Set<Element> {
    unique(element, counts, { $0 }, into: []) { _, set, element in set.insert(element) }
  }

  /// A dictionary of a number of different `keys`, each with one of `values`.
  ///
  /// A key that is there already is drawn again, as in a set.
  ///
  /// - Precondition: no count is below zero.
  @inlinable public static func dictionary<Key, Element>(
    of keys: Generator<Key>, _ values: Generator<Element>, _ counts: ClosedRange<Int>
  ) -> Generator where Value == [Key: Element] {
    unique(keys, factor: values.count, counts, { $0 }, into: [:]) { source, dictionary, key in
      dictionary[key] = values.generate(&source)
    }
  }

  /// A number of different values of `element`, in order.
  ///
  /// A value that is there already is drawn again, as in a set.
  ///
  /// - Precondition: no count is below zero.
  @inlinable public static func uniqueArray<Element: Hashable>(
    of element: Generator<Element>, _ counts: ClosedRange<Int>
  ) -> Generator where Value == [Element] {
    uniqueArray(of: element, counts) { $0 }
  }

  /// A number of values of `element`, in order, of which no two have the same `key`.
  ///
  /// A value whose key is there already is drawn again, as in a set.
  ///
  /// - Parameters:
  ///   - element: makes the values.
  ///   - counts: how many there are.
  ///   - key: what is different, such as `\.name`.
  /// - Precondition: no count is below zero.
  @inlinable public static func uniqueArray<Element>(
    of element: Generator<Element>, _ counts: ClosedRange<Int>,
    by key: @escaping @Sendable (Element) -> some Hashable & Sendable
  ) -> Generator where Value == [Element] {
    unique(element, counts, key, into: []) { _, list, element in list.append(element) }
  }

  /// Adds values of `element` to an empty collection, of different keys.
  ///
  /// - Parameter factor: how many sequences of choices `add` makes for each element.
  @inlinable static func unique<Element, Key: Hashable & Sendable>(
    _ element: Generator<Element>, factor: UInt64? = 1, _ counts: ClosedRange<Int>,
    _ key: @escaping @Sendable (Element) -> Key, into empty: Value,
    _ add: @escaping @Sendable (inout ChoiceSource, inout Value, Element) -> Void
  ) -> Generator {
    precondition(counts.lowerBound >= 0, "A collection can't have fewer than 0 elements.")
    // Of two flags no set of ten can be made, so none is tried.
    let most = element.count.map { Int(clamping: $0) } ?? counts.upperBound
    let counts = counts.lowerBound...max(counts.lowerBound, min(counts.upperBound, most))
    // A key that comes again has no value: how many sequences there are depends on which do.
    let isCountable = factor == 1 || counts.upperBound <= 1
    let total = isCountable ? element.count.times(factor).lists(counts) : nil
    return Generator(count: total) { source in
      var (result, keys) = (empty, Set<Key>())
      var isExhausted = false
      source.repeated(counts) { source in
        if isExhausted { return }
        if let new = source.newElement(of: element, key, besides: &keys) {
          add(&source, &result, new)
        } else {
          // An enumeration tries each value once, and visits the smaller collection as such.
          isExhausted = source.retries > 1
          if !isExhausted { source.reject() }
        }
      }
      if keys.count < counts.lowerBound { source.reject() }
      return result
    }
  }
}

extension ChoiceSource {
  /// A value whose key isn't one of `keys`, to which it is added; nil if none is found.
  ///
  /// The square of what a filter tries: the last value of a small domain is hard to meet.
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
