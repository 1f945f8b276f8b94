import InputRules
import PropertyTesting

extension Property where Subject == WheelSubject {
  /// Of 999.99, each number of hundredths has a position of its own, and the position its rows, its
  /// text and its value, from each of which it is found again (W2, W3, W4, W6).
  ///
  /// There are 100,000; a run with `--exhaustive` looks at them all.
  static var everyHundredthIsOnePosition: Self {
    Property(forAll: .int(in: 0...99_999)) { subject, hundredths in
      let position = PresetPosition.hundredths(hundredths)
      try subject.wheels.requireIsOne(position)
      try subject.wheels.requireShowsHundredths(position)
    }
  }
}
