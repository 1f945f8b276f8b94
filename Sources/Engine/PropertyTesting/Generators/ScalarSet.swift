/// An ordered set of Unicode scalars, accessed by index.
struct ScalarSet: Hashable, Sendable {
  private let ranges: [ClosedRange<UInt32>]
  let count: UInt64
  /// The indices of the scalars that random cases use more often; empty for a small set.
  private let favorites: [UInt64]

  /// All scalars: first "a" and the scalars after it, then the scalars before it.
  static let all = ScalarSet(["a"..."\u{10FFFF}", "\0"..."`"])

  init(_ ranges: [ClosedRange<Unicode.Scalar>]) {
    let numbers = ranges.flatMap(Self.withoutGap)
    self.ranges = numbers
    count = numbers.reduce(0) { $0 + UInt64($1.count) }
    let places = Unicode.Scalar.favorites.lazy.compactMap { Self.place(of: $0.value, in: numbers) }
    favorites = count > 1_000 ? Array(places) : []
  }

  private static func place(of number: UInt32, in ranges: [ClosedRange<UInt32>]) -> UInt64? {
    var before: UInt64 = 0
    for range in ranges {
      if range.contains(number) { return before + UInt64(number - range.lowerBound) }
      before += UInt64(range.count)
    }
    return nil
  }

  /// Returns the index of a scalar, or `nil` if it isn't in the set.
  func place(of scalar: Unicode.Scalar) -> UInt64? { Self.place(of: scalar.value, in: ranges) }

  /// Chooses one of the scalars; half of the random scalars are favorites, if there are any.
  func scalar(from source: inout ChoiceSource) -> Unicode.Scalar {
    scalar(from: &source) { random in
      favorites.isEmpty || random.next(upTo: 1) == 0
        ? random.next(upTo: count - 1)
        : favorites[Int(random.next(upTo: UInt64(favorites.count - 1)))]
    }
  }

  /// Chooses one of the scalars; in random cases, `draw` returns its index.
  func scalar(
    from source: inout ChoiceSource, drawing draw: (inout RandomBits) -> UInt64
  ) -> Unicode.Scalar {
    source.take { constant, _ in
      constant.text.flatMap { $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first : nil }
        .flatMap(place(of:)).map { [$0] }
    }
    return self[source.choose(upTo: count - 1, drawing: draw)]
  }

  /// Returns the numbers of the scalars in a range, without the surrogates.
  private static func withoutGap(_ range: ClosedRange<Unicode.Scalar>) -> [ClosedRange<UInt32>] {
    let (first, last) = (range.lowerBound.value, range.upperBound.value)
    return first < 0xD800 && last > 0xDFFF ? [first...0xD7FF, 0xE000...last] : [first...last]
  }

  /// The scalar at an index from 0 to `count - 1`; U+0000 for an empty set.
  subscript(place: UInt64) -> Unicode.Scalar {
    var rest = place
    for range in ranges {
      if rest < UInt64(range.count) {
        return Unicode.Scalar(range.lowerBound + UInt32(rest)) ?? "\0"
      }
      rest -= UInt64(range.count)
    }
    return "\0"
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }
}
