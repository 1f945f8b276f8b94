extension Law {
  package static let instantsAreOrdered = Law(
    """
    Instants are ordered, and are equal, by their microseconds. An instant created from seconds \
    has a million microseconds per second, limited to the range of an instant.
    """, clauses: ["M3"],
    Property(forAll: .microseconds, .int(in: -2...2), .seconds) {
      subject, microseconds, difference, seconds in
      let (other, overflows) = microseconds.addingReportingOverflow(difference)
      guard !overflows else { return }
      let reminders = subject.reminders
      let (one, next) = (Instant(microseconds: microseconds), Instant(microseconds: other))
      try requireEqual(one.microseconds, microseconds, "the microseconds")
      try requireEqual(
        reminders.isInstantBefore(one, next), difference > 0, "\(one) before \(next)")
      try requireEqual(
        reminders.isInstantBefore(next, one), difference < 0, "\(next) before \(one)")
      try requireEqual(one == next, difference == 0, "\(one) is \(next)")
      let last = 9_223_372_036_854
      let instant = Instant(seconds: seconds)
      let expected = seconds > last ? Int.max : seconds < -last ? Int.min : seconds * 1_000_000
      try requireEqual(instant.microseconds, expected, "\(seconds) seconds")
    })
}

extension Generator<Int> {
  fileprivate static var microseconds: Generator {
    .oneOf(
      weighted: (2, .int(in: -9...9)), (2, .int()),
      (1, .element(of: 0, Int.max, Int.min, Int.max - 1, Int.min + 1)))
  }

  /// A number of seconds, often near a limit of the supported instants.
  fileprivate static var seconds: Generator {
    .oneOf(
      weighted: (2, .int(in: -9...9)), (1, .int()),
      (
        2,
        .element(
          of: 9_223_372_036_854, 9_223_372_036_855, -9_223_372_036_854, -9_223_372_036_855, .max,
          .min)
      ))
  }
}
