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

extension Generator {
  /// What `make` makes of a range of counts; of a refused one, `none`, and the property fails.
  @inlinable static func counted(
    _ range: some CountRange, or none: @autoclosure @escaping @Sendable () -> Value,
    _ make: (ClosedRange<Int>) -> Generator
  ) -> Generator {
    switch range.counts {
    case .success(let counts): make(counts)
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
