@testable import PropertyTesting

/// The random values of a generator, with a fixed seed.
enum Sampling {
  /// A value of each of `cases` cases.
  static func values<Value>(_ generator: Generator<Value>, cases: Int = 10_000) -> [Value] {
    var source = ChoiceSource(random: RandomBits(seed: 0))
    return (0..<cases).map { index in
      source.restart(random: RandomBits(seed: 99, case: index))
      return generator.generate(&source)
    }
  }

  static func counts<Value: Hashable>(
    _ generator: Generator<Value>, cases: Int = 10_000
  ) -> [Value: Int] {
    values(generator, cases: cases).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Whether counts are plausible for equal shares of `options` kinds.
  ///
  /// The chi-square statistic has the mean n and the variance 2 n; five deviations are never seen.
  static func areEven(_ counts: some Collection<Int>, options: Int) -> Bool {
    let expected = Double(counts.reduce(0, +)) / Double(options)
    let missing = Double(options - counts.count) * expected
    let statistic = counts.reduce(missing) { sum, count in
      sum + (Double(count) - expected) * (Double(count) - expected) / expected
    }
    let freedom = Double(options - 1)
    return statistic < freedom + 5 * (2 * freedom).squareRoot()
  }
}
