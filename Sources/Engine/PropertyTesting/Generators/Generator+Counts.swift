/// How many values a generator makes: `0...20` or `0..<21`, the same.
public protocol CountRange {
  /// The least and the greatest count, or why there can't be so many values.
  var counts: Result<ClosedRange<Int>, GeneratorError> { get }
}

extension ClosedRange<Int>: CountRange {
  /// This range; refused with a count below zero.
  public var counts: Result<ClosedRange<Int>, GeneratorError> {
    GeneratorError(counts: self).map { .failure($0) } ?? .success(self)
  }
}

extension Range<Int>: CountRange {
  /// This range with its last count; refused if it is empty, or with a count below zero.
  public var counts: Result<ClosedRange<Int>, GeneratorError> {
    isEmpty ? .failure(.emptyRange("\(self)")) : ClosedRange(self).counts
  }
}

/// Up to 50 values, the counts of a list or text of which nothing else is said; in another list a
/// random one has up to 20.
public struct UsualCounts: CountRange {
  /// The usual counts.
  @inlinable public init() {}

  /// Up to 50.
  public var counts: Result<ClosedRange<Int>, GeneratorError> { .success(0...50) }
}

extension Generator {
  /// The same values, but up to 20 where a random one is in another list: a table of texts would
  /// otherwise have tens of thousands of characters.
  @usableFromInline var ofUsualCounts: Generator {
    var generator = Generator(count: count) { [generate] source in
      if source.place != .single { source.mostInNext = 20 }
      defer { source.mostInNext = .max }
      return generate(&source)
    }
    generator.reader = reader
    return generator
  }

  /// What `make` makes of a range of counts; of a refused one, `none`, and the property fails.
  @inlinable static func counted(
    _ range: some CountRange, or none: @autoclosure @escaping @Sendable () -> Value,
    _ make: (ClosedRange<Int>) -> Generator
  ) -> Generator {
    switch range.counts {
    case .success(let counts): range is UsualCounts ? make(counts).ofUsualCounts : make(counts)
    case .failure(let error): .refused(error) { _ in none() }
    }
  }

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
}
