import InputRules
import PropertyTesting

extension Property where Subject == WheelSubject {
  /// The rows of a count count just as many: each as many as the wheels behind it have positions
  /// (W3).
  static var rowsAndCountsAreInverse: Self {
    Property(forAll: .wheelPosition) { subject, input in
      let rows = try subject.wheels.rows(at: input.count, of: input.set)
      try requireEqual(rows, input.set.dialled(input.count), "the rows of the count")
      try requireEqual(input.set.counted(rows), input.count, "what the rows count")
      try requireEqual(
        subject.wheels.count(of: rows, in: input.set), input.count, "the count of the rows")
    }
  }
}
