/// The numbers of values that a generator may return, such as `0...20` or `0..<21`.
public protocol CountRange {
  /// The smallest and the largest count, or the reason they are impossible.
  var counts: Result<ClosedRange<Int>, GeneratorError> { get }
}

extension ClosedRange<Int>: CountRange {
  /// This range; refused if it contains a count below zero.
  public var counts: Result<ClosedRange<Int>, GeneratorError> {
    GeneratorError(counts: self).map { .failure($0) } ?? .success(self)
  }
}

extension Range<Int>: CountRange {
  /// This range as a closed range; refused if it is empty or contains a count below zero.
  public var counts: Result<ClosedRange<Int>, GeneratorError> {
    isEmpty ? .failure(.emptyRange("\(self)")) : ClosedRange(self).counts
  }
}

/// Counts of up to 200 values, the default for a list or a text.
///
/// A random list contains up to 50 elements, in one case of 32 up to 200, and within another list
/// up to 20.
public struct UsualCounts: CountRange {
  /// The usual counts.
  @inlinable public init() {}

  /// The counts from 0 to 200.
  public var counts: Result<ClosedRange<Int>, GeneratorError> { .success(0...200) }
}

extension ChoiceSource {
  /// The largest number of elements in a random list with usual counts; some lists are longer,
  /// because code with a width of 64, 80 or 128 needs many elements.
  fileprivate var mostUsual: Int {
    Swarm(start: start, options: 200, share: 8).word & 31 == 0 ? 200 : 50
  }
}

extension Generator {
  /// The same lists or texts, but shorter in most random cases, especially within another list: a
  /// table of texts could otherwise contain tens of thousands of characters.
  @usableFromInline var ofUsualCounts: Generator {
    var generator = Generator(count: count) { [generate] source in
      source.mostInNext = source.place == .single ? source.mostUsual : 20
      defer { source.mostInNext = .max }
      return generate(&source)
    }
    generator.reader = reader
    return generator
  }

  /// The generator that `make` returns for a range of counts; if the range is refused, one that
  /// returns `none` and makes the property fail.
  @inlinable static func counted(
    _ range: some CountRange, or none: @autoclosure @escaping @Sendable () -> Value,
    _ make: (ClosedRange<Int>) -> Generator
  ) -> Generator {
    switch range.counts {
    case .success(let counts): range is UsualCounts ? make(counts).ofUsualCounts : make(counts)
    case .failure(let error): .refused(error) { _ in none() }
    }
  }

  /// The generator that `make` returns for a range without its upper bound; with an empty range,
  /// the property fails.
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
