import InputRules
import PropertyTesting

extension Property where Subject == WheelSubject {
  /// Of 59:59, each number of seconds has a position of its own, and the position its rows, its
  /// text and its value, from each of which it is found again (W2, W3, W4, W6).
  ///
  /// There are 3,600; a run with `--exhaustive` looks at them all.
  static var everyMinuteAndSecondIsOnePosition: Self {
    Property(forAll: .int(in: 0...3_599)) { subject, seconds in
      let position = PresetPosition.minutesSeconds(seconds)
      try subject.wheels.requireIsOne(position)
      try subject.wheels.requireShowsSeconds(position)
    }
  }
}
