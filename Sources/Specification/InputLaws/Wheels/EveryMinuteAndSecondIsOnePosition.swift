extension Law {
  /// There are 3,600; a run with `--exhaustive` checks them all.
  package static let everyMinuteAndSecondIsOnePosition = Law(
    """
    In 59:59, each number of seconds has its own position, which is found again from its rows, its \
    text and its value.
    """,
    about: .wheels, .proof, clauses: ["W2", "W3", "W4", "W6"],
    Property(forAll: .int(in: 0...3_599)) { subject, seconds in
      let position = PresetPosition.minutesSeconds(seconds)
      try subject.wheels.requireIsOne(position)
      try subject.wheels.requireShowsSeconds(position)
    })
}
