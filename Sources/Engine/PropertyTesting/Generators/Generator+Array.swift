extension Generator {
  /// Between `counts.lowerBound` and `counts.upperBound` values of `element`, in order.
  ///
  /// With a count below zero, the property fails.
  @inlinable public static func array<Element>(
    of element: Generator<Element>, _ counts: ClosedRange<Int>
  ) -> Generator where Value == [Element] {
    if let error = GeneratorError(counts: counts) { return .refused(error) { _ in [] } }
    return Generator(count: element.count.lists(counts)) { source in
      if source.isSampling {
        return source.sampledCount(counts) { element.sample(&$0, $1, $2) }
      }
      var result: [Element] = []
      source.repeated(counts) { result.append(element.generate(&$0)) }
      return result
    }
    .reading { element.options(makingList: $0, counts) }
  }

  /// As many values of `element`, in order, as `counts` holds.
  ///
  /// - Throws: `GeneratorError` if the range is empty or starts below zero.
  @inlinable public static func array<Element>(
    of element: Generator<Element>, _ counts: Range<Int>
  ) throws(GeneratorError) -> Generator where Value == [Element] {
    if counts.isEmpty { throw .emptyRange("\(counts)") }
    if counts.lowerBound < 0 { throw .negativeCount(counts.lowerBound) }
    return array(of: element, counts.lowerBound...counts.upperBound - 1)
  }

  /// `count` values of `element`, in order; with a count below zero, the property fails.
  @inlinable public static func array<Element>(
    of element: Generator<Element>, count: Int
  ) -> Generator where Value == [Element] {
    array(of: element, count...count)
  }
}
