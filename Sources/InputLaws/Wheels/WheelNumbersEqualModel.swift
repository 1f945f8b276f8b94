import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == WheelSubject {
  /// Decimal numbers have the positions that the specification's model says, or are refused for its
  /// reasons (W3, W4).
  static var wheelNumbersEqualModel: Self {
    Property(forAll: .wheelNumber) { subject, input in
      try requireEqual(
        input.count(by: subject.wheels), input.count(by: ModelWheels()), "the model says otherwise")
    }
  }
}
