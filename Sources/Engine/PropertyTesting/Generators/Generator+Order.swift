extension Generator {
  /// Generates lists of all the given values in any order; all orders are equally likely.
  /// - Parameter values: the values, in the simplest order.
  @inlinable public static func permutation<Element: Sendable>(of values: [Element]) -> Generator
  where Value == [Element] {
    // The number of orders of 21 values exceeds the largest 64-bit integer.
    let orders = values.count > 20 ? nil : values.indices.reduce(1) { $0 * UInt64($1 + 1) }
    return Generator(count: orders) { $0.shuffled(values) }
  }

  /// Generates lists of some of the given values, in their order; the empty list is the simplest.
  /// - Parameter values: the values to choose from.
  @inlinable public static func subsequence<Element: Sendable>(of values: [Element]) -> Generator
  where Value == [Element] {
    let count = values.count < 64 ? UInt64(1) << values.count : nil
    return Generator(count: count) { source in
      values.filter { _ in source.choose(upTo: 1) == 1 }
    }
  }

  /// Generates subsets of the given values, all equally likely; the empty set is the simplest.
  /// - Parameter values: the values to choose from.
  @inlinable
  public static func subset<Element: Hashable & Sendable>(of values: [Element]) -> Generator
  where Value == Set<Element> {
    Generator<[Element]>.subsequence(of: values).map { Set($0) }
  }
}

extension ChoiceSource {
  /// Returns the values in an order that the source chooses.
  @inlinable mutating func shuffled<Element>(_ values: [Element]) -> [Element] {
    var values = values
    for (left, place) in zip((0..<values.count).reversed(), values.indices) where left > 0 {
      values.swapAt(place, place + Int(choose(upTo: UInt64(left))))
    }
    return values
  }
}
