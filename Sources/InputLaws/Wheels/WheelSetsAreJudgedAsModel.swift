import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == WheelSubject {
  /// Wheels make a set, or not, for the reason that the specification's model gives (W1).
  static var wheelSetsAreJudgedAsModel: Self {
    Property(forAll: .wheelParts) { subject, parts in
      let ours = subject.wheels.problem(of: parts.wheels, fractionDigits: parts.fractionDigits)
      let model = ModelWheels().problem(of: parts.wheels, fractionDigits: parts.fractionDigits)
      try requireEqual(ours, model, "the model says otherwise")
      // Equal titles are named code unit by code unit.
      try requireEqual(
        ours.map { "\($0)".escaped }, model.map { "\($0)".escaped }, "the model says otherwise")
    }
  }
}
