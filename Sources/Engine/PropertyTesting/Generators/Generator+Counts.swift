/// The allowed lengths of a generated list or text, such as `0...20` or `0..<21`.
public protocol CountRange {
  /// The minimum and the maximum count, or the reason the range is invalid.
  var counts: Result<ClosedRange<Int>, GeneratorError> { get }
}

extension ClosedRange<Int>: CountRange {
  /// This range, or an error if it contains a negative count.
  public var counts: Result<ClosedRange<Int>, GeneratorError> {
    GeneratorError(counts: self).map { .failure($0) } ?? .success(self)
  }
}

extension Range<Int>: CountRange {
  /// This range as a closed range, or an error if it is empty or contains a negative count.
  public var counts: Result<ClosedRange<Int>, GeneratorError> {
    isEmpty ? .failure(.emptyRange("\(self)")) : ClosedRange(self).counts
  }
}

/// The default counts of a list or a text, up to 200.
///
/// A random list usually contains up to 50 elements, or up to 200 in one out of 32 cases. A list
/// within another list contains up to 20.
public struct UsualCounts: CountRange {
  /// Creates the usual counts.
  @inlinable public init() {}

  /// The counts from 0 to 200.
  public var counts: Result<ClosedRange<Int>, GeneratorError> { .success(0...200) }
}

extension Generator {
  /// A generator of the same lists or texts, usually limited to 50 elements, or to 20 inside
  /// another list, because a table of texts could otherwise become very long.
  @usableFromInline var ofUsualCounts: Generator {
    var generator = Generator(count: count) { [generate] source in
      let isOuter = source.place == .single
      // Some lists are longer, to test code with limits such as 64, 80 or 128.
      let isLong = isOuter && Swarm(start: source.start, options: 200, share: 8).word & 31 == 0
      source.mostInNext = isLong ? 200 : isOuter ? 50 : 20
      defer { source.mostInNext = .max }
      return generate(&source)
    }
    generator.reader = reader
    return generator
  }

  /// Returns `make`'s generator for a range of counts; if the range is invalid, returns one that
  /// fails the property.
  @inlinable static func counted(
    _ range: some CountRange, or none: @autoclosure @escaping @Sendable () -> Value,
    _ make: (ClosedRange<Int>) -> Generator
  ) -> Generator {
    switch range.counts {
    case .success(let counts): range is UsualCounts ? make(counts).ofUsualCounts : make(counts)
    case .failure(let error): .refused(error) { _ in none() }
    }
  }

  /// Returns `make`'s generator for a half-open range; if the range is empty, returns one that
  /// fails the property.
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
