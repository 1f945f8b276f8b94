/// How many values a generator makes: `0...20` or `0..<21`, the same.
public protocol CountRange {
  /// The smallest and the largest count, or the reason they are impossible.
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

/// Up to 200 values, the counts of a list or text without others.
///
/// A random one has up to 50, in one case of 32 up to 200, and in another list up to 20.
public struct UsualCounts: CountRange {
  /// The usual counts.
  @inlinable public init() {}

  /// Up to 200.
  public var counts: Result<ClosedRange<Int>, GeneratorError> { .success(0...200) }
}

extension ChoiceSource {
  /// The most elements of a random list with usual counts: code with a width of 64, 80 or 128 needs
  /// more than most lists have.
  fileprivate var mostUsual: Int {
    Swarm(start: start, options: 200, share: 8).word & 31 == 0 ? 200 : 50
  }
}

extension Generator {
  /// The same values, but fewer in most random cases, above all in another list: a table of texts
  /// would otherwise have tens of thousands of characters.
  @usableFromInline var ofUsualCounts: Generator {
    var generator = Generator(count: count) { [generate] source in
      source.mostInNext = source.place == .single ? source.mostUsual : 20
      defer { source.mostInNext = .max }
      return generate(&source)
    }
    generator.reader = reader
    return generator
  }

  /// The generator that `make` makes of a range of counts; of a refused one, `none`, and the
  /// property fails.
  @inlinable static func counted(
    _ range: some CountRange, or none: @autoclosure @escaping @Sendable () -> Value,
    _ make: (ClosedRange<Int>) -> Generator
  ) -> Generator {
    switch range.counts {
    case .success(let counts): range is UsualCounts ? make(counts).ofUsualCounts : make(counts)
    case .failure(let error): .refused(error) { _ in none() }
    }
  }

  /// The generator that `make` makes of a range without its upper bound; with an empty range, the
  /// property fails.
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
