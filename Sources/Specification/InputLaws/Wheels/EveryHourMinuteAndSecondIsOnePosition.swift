extension Law {
  /// There are 360,000; a run with `--exhaustive` checks all of them.
  package static let everyHourMinuteAndSecondIsOnePosition = Law(
    """
    On wheels that show up to 99:59:59, each number of seconds has its own position. Its rows, its \
    text and its value each give that position back.
    """, about: .wheels, .proof, clauses: ["W2", "W3", "W4", "W6"],
    Property(forAll: .int(in: 0...359_999)) { subject, seconds in
      let position = PresetPosition.hoursMinutesSeconds(seconds)
      try subject.wheels.requireIsOne(position)
      try subject.wheels.requireShowsSeconds(position)
    })
}
