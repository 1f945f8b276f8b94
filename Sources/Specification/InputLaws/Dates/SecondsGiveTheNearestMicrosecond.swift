extension Law {
  package static let secondsGiveTheNearestMicrosecond = Law(
    """
    An instant in seconds is the nearest microsecond, with halves rounded away from zero. It is \
    refused if it isn't a number, is infinite, or is outside the years −290,000 to 290,000.
    """, about: .dates, clauses: ["D18.1"],
    Property(forAll: .secondsSince1970) { subject, seconds in
      let answer = Answer<Instant, InstantError>(try subject.civilTimes.instantOfSeconds(seconds))
      guard case .value(let instant) = answer else {
        return try requireEqual(answer.problem, problem(of: seconds), "\(seconds) s")
      }
      try requireEqual(nil, problem(of: seconds), "\(instant)")
      let size = instant.microseconds.magnitude
      let exact = Rational(exactly: seconds.magnitude) * Rational(1_000_000, over: 1)
      try require(exact.rounds(to: Int(size)), "\(instant) isn't the nearest to \(seconds) s")
      try require(
        size == 0 || (instant.microseconds < 0) == (seconds < 0), "\(instant) has another sign")
    })
}

/// The first second of the year −290,000, and the first one after the year 290,000.
private let ends = (first: -9_213_683_299_200.0, next: 9_089_380_483_200.0)

/// Halves of a microsecond don't matter: near the ends, doubles are milliseconds apart.
private func problem(of seconds: Double) -> InstantError? {
  if seconds.isNaN { return .notANumber }
  if seconds.isInfinite { return .infinite }
  return ends.first <= seconds && seconds < ends.next ? nil : .outOfRange(seconds)
}

extension Generator<Double> {
  /// Seconds near the ends, near halves of microseconds, or any.
  fileprivate static let secondsSince1970 = Generator { source in
    switch source.choose(upTo: 3) {
    case 0:
      let end = source.element(of: [ends.first, ends.next, 0, 9.2e12, -9.3e12])
      let steps = Int(source.choose(upTo: 4)) - 2
      return (0..<abs(steps)).reduce(end) { near, _ in steps < 0 ? near.nextDown : near.nextUp }
    // Odd 128ths of a second are halves of a microsecond, and doubles.
    case 1: return Double(2 * Int(source.choose(upTo: 99_999)) - 99_999) / 128
    case 2: return Double(Int(source.choose(upTo: 19_999_999)) - 9_999_999) / 1e6
    default: return source.draw(Generator.interval)
    }
  }
}
