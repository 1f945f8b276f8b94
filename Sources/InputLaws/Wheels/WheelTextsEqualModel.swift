import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == WheelSubject {
  /// A text selects the rows that the specification's model says, or is refused for its reason
  /// (W6).
  static var wheelTextsEqualModel: Self {
    Property(forAll: .wheelText) { subject, input in
      try requireEqual(
        input.rows(by: subject.wheels), input.rows(by: ModelWheels()), "the model reads otherwise")
    }
  }
}

extension WheelText {
  fileprivate func rows(by wheels: some WheelImplementation) -> WheelAnswer<[Int]> {
    WheelAnswer { () throws(WheelProblem) in try wheels.rows(of: text, in: set) }
  }
}
