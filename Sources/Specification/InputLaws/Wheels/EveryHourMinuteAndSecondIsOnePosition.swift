extension Law {
  /// A run with `--exhaustive` checks all 360,000 positions.
  package static let everyHourMinuteAndSecondIsOnePosition = Law(
    """
    On wheels that show up to 99:59:59, each number of seconds has its own position. The rows, the \
    text and the value of a position each select this position.
    """, clauses: ["W2", "W3", "W4", "W6"],
    Property(forAll: .int(in: 0...359_999)) { subject, seconds in
      let position = PresetPosition.hoursMinutesSeconds(seconds)
      try subject.wheels.requireIsOne(position)
      try subject.wheels.requireShowsSeconds(position)
    })
}
