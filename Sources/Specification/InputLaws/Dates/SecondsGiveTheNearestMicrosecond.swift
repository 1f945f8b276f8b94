extension Law {
  package static let secondsGiveTheNearestMicrosecond = Law(
    """
    An instant given in seconds is rounded to the nearest microsecond, with halves rounded away \
    from zero. Seconds that are NaN, infinite, or outside the years −290,000 to 290,000 are \
    refused.
    """, clauses: ["D18.1"],
    Property(comparing: .secondsSince1970) {
      ["instant": Answer<Instant, InstantError>(try $0.civilTimes.instantOfSeconds($1))]
    })
}

/// The first second of the year −290,000, and the first second after the year 290,000.
private let ends = (first: -9_213_683_299_200.0, next: 9_089_380_483_200.0)

extension Generator<Double> {
  /// Seconds near `ends`, seconds near half a microsecond, or any seconds.
  fileprivate static let secondsSince1970 = Generator { source in
    switch source.choose(upTo: 3) {
    case 0:
      let end = source.element(of: [ends.first, ends.next, 0, 9.2e12, -9.3e12])
      let steps = source.int(in: -2...2)
      return (0..<abs(steps)).reduce(end) { near, _ in steps < 0 ? near.nextDown : near.nextUp }
    // Odd multiples of 1/128 second end in half a microsecond, and are exact as doubles.
    case 1: return Double(2 * source.int(in: -99_999...0)) / 128
    case 2: return Double(source.int(in: -9_999_999...10_000_000)) / 1e6
    default: return source.draw(Generator.interval)
    }
  }
}
