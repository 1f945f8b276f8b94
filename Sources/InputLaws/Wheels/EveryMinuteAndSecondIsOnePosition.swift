import InputRules
import PropertyTesting

extension Law {
  /// There are 3,600; a run with `--exhaustive` looks at them all.
  package static let everyMinuteAndSecondIsOnePosition = Law(
    """
    Of 59:59, each number of seconds has a position of its own, and the position its rows, its \
    text and its value, from each of which it is found again.
    """,
    about: .wheels, .proof, clauses: ["W2", "W3", "W4", "W6"],
    Property(forAll: .int(in: 0...3_599)) { subject, seconds in
      let position = PresetPosition.minutesSeconds(seconds)
      try subject.wheels.requireIsOne(position)
      try subject.wheels.requireShowsSeconds(position)
    })
}
