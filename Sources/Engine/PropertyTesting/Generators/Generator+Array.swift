extension Generator {
  /// Generates lists of values from a generator.
  ///
  /// With a negative count, the property fails.
  /// - Parameters:
  ///   - element: the generator of each value.
  ///   - counts: the allowed number of values; by default `UsualCounts`.
  @inlinable public static func array<Element>(
    of element: Generator<Element>, _ counts: some CountRange = UsualCounts()
  ) -> Generator where Value == [Element] {
    counted(counts, or: []) { counts in
      Generator(count: element.count.lists(counts)) { source in
        if source.isDrawing {
          return source.sampledCount(counts) { element.sample(&$0, $1, $2) }
        }
        var result: [Element] = []
        result.reserveCapacity(min(counts.upperBound, 64))
        source.repeated(counts) { result.append(element.generate(&$0)) }
        return result
      }
      .reading { element.options(makingList: $0, counts) }
    }
  }

  /// Generates lists with a fixed number of values from a generator.
  /// - Parameters:
  ///   - element: the generator of each value.
  ///   - count: the number of values; with a negative number, the property fails.
  @inlinable public static func array<Element>(
    of element: Generator<Element>, count: Int
  ) -> Generator where Value == [Element] {
    array(of: element, count...count)
  }
}
