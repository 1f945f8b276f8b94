extension Generator {
  /// What `make` makes of a range without its upper bound; with an empty range, the property fails.
  @inlinable static func closing<Bound>(
    _ range: Range<Bound>, at last: @autoclosure () -> Bound,
    _ make: (ClosedRange<Bound>) -> Generator
  ) -> Generator {
    range.isEmpty
      ? .refused(
        .emptyRange("\(range)"), make(range.lowerBound...range.lowerBound).generate)
      : make(range.lowerBound...last())
  }

  @inlinable static func closing<Bound: FixedWidthInteger>(
    _ range: Range<Bound>, _ make: (ClosedRange<Bound>) -> Generator
  ) -> Generator {
    closing(range, at: range.upperBound - 1, make)
  }
}

extension Generator {
  /// As many values of `element`, in order, as `counts` holds; an empty range fails the property.
  @inlinable public static func array<Element>(
    of element: Generator<Element>, _ counts: Range<Int>
  ) -> Generator where Value == [Element] {
    closing(counts) { array(of: element, $0) }
  }

  /// A set of as many values of `element` as `counts` holds; an empty range fails the property.
  @inlinable public static func set<Element>(
    of element: Generator<Element>, _ counts: Range<Int>
  ) -> Generator where Value == Set<Element>, Element: SendableMetatype {
    closing(counts) { set(of: element, $0) }
  }

  /// A dictionary of as many `keys` as `counts` holds, each with one of `values`; an empty range
  /// fails the property.
  @inlinable public static func dictionary<Key, Element>(
    of keys: Generator<Key>, _ values: Generator<Element>, _ counts: Range<Int>
  ) -> Generator where Value == [Key: Element], Key: SendableMetatype {
    closing(counts) { dictionary(of: keys, values, $0) }
  }

  /// As many different values of `element`, in order, as `counts` holds; an empty range fails the
  /// property.
  @inlinable public static func uniqueArray<Element: Hashable & SendableMetatype>(
    of element: Generator<Element>, _ counts: Range<Int>
  ) -> Generator where Value == [Element] {
    closing(counts) { uniqueArray(of: element, $0) }
  }

  /// As many values of `element`, in order, as `counts` holds, no two of which have the same `key`;
  /// an empty range fails the property.
  @inlinable public static func uniqueArray<Element>(
    of element: Generator<Element>, _ counts: Range<Int>,
    by key: @escaping @Sendable (Element) -> some Hashable & SendableMetatype
  ) -> Generator where Value == [Element] {
    closing(counts) { uniqueArray(of: element, $0, by: key) }
  }
}

extension Generator where Value == String {
  /// A text of as many values of `character` as `counts` holds; an empty range fails the property.
  @inlinable public static func string(
    of character: Generator<Character>, _ counts: Range<Int>
  ) -> Generator {
    closing(counts) { string(of: character, $0) }
  }

  /// A text of as many characters from `alphabet` as `counts` holds; an empty range fails the
  /// property.
  @inlinable public static func string(of alphabet: String, _ counts: Range<Int>) -> Generator {
    closing(counts) { string(of: alphabet, $0) }
  }

  /// A text of `count` values of `character`; with a count below zero, the property fails.
  @inlinable public static func string(
    of character: Generator<Character>, count: Int
  ) -> Generator {
    string(of: character, count...count)
  }

  /// A text of `count` characters from `alphabet`; with a count below zero, the property fails.
  @inlinable public static func string(
    of alphabet: String = printableASCII, count: Int
  ) -> Generator {
    string(of: alphabet, count...count)
  }

  /// A text of as many pieces from the pools that break field rules as `counts` holds; an empty
  /// range fails the property.
  public static func text(pieces counts: Range<Int>) -> Generator {
    closing(counts) { text(pieces: $0) }
  }

  /// A text of as many letters and digits of `script` as `counts` holds; an empty range fails the
  /// property.
  public static func text(in script: Script, _ counts: Range<Int>) -> Generator {
    closing(counts) { text(in: script, $0) }
  }

  /// A text of as many pieces of `pool` as `counts` holds; an empty range fails the property.
  public static func text(of pool: TextPool, _ counts: Range<Int>) -> Generator {
    closing(counts) { text(of: pool, $0) }
  }
}
