import InputRules
import PropertyTesting

extension Property where Subject == NumberSubject {

  /// What the standard library writes of a double is a number whose nearest double it is (N5).
  static var everyDoubleIsReadBack: Self {
    Property(forAll: .double()) { subject, double in
      try assume(double.isFinite)
      let number = subject.numbers.value(of: "\(double)", in: NumberFormat())
      let read = try number.map { try subject.numbers.double($0) }
      try requireEqual(read?.bitPattern, double.bitPattern, "\(double)")
    }
  }
}
