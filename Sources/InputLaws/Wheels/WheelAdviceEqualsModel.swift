import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == WheelSubject {
  /// Moves and advice are what the specification's model says, or refused for its reasons (W7).
  static var wheelAdviceEqualsModel: Self {
    Property(forAll: .anyWheelJourney, .wheelStart) { subject, journey, start in
      let (wheels, model) = (subject.wheels, ModelWheels())
      try requireEqual(journey.moves(by: wheels), journey.moves(by: model), "moves")
      try requireEqual(start.advice(by: wheels), start.advice(by: model), "advice")
    }
  }
}

extension WheelJourney {
  fileprivate func moves(by wheels: some WheelImplementation) -> WheelAnswer<Int> {
    WheelAnswer { () throws(WheelProblem) in try wheels.moves(from: from, to: to, in: set) }
  }
}
