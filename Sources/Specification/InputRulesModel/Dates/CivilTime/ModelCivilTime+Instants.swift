extension ModelCivilTime {
  /// The instant a number of seconds after the start of 1970 (D18.1).
  ///
  /// - Throws: the first reason that applies.
  public func instant(secondsSince1970 seconds: Double) throws(InstantError) -> Instant {
    if seconds.isNaN { throw .notANumber }
    if seconds.isInfinite { throw .infinite }
    let size = (Rational(exactly: seconds.magnitude) * Rational(1_000_000)).rounded()
    guard let microseconds = BigInteger(isNegative: seconds < 0, size).word else {
      throw .outOfRange(seconds)
    }
    let days = DayCount.floor(microseconds, by: 86_400_000_000)
    guard DayCount.numbers.contains(days) else { throw .outOfRange(seconds) }
    return Instant(microseconds: microseconds)
  }
}
