extension Law {
  package static let wheelAdviceEqualsModel = Law(
    "Moves and advice are the model's, or are refused for the model's reasons.",
    about: .wheels, .comparison, clauses: ["W7"],
    Property(forAll: .anyWheelJourney, .wheelStart) { subject, journey, start in
      let (wheels, model) = (subject.wheels, Implementation.Wheels.model)
      try requireEqual(journey.moves(by: wheels), journey.moves(by: model), "moves")
      try requireEqual(start.advice(by: wheels), start.advice(by: model), "advice")
    })
}

extension WheelJourney {
  fileprivate func moves(by wheels: Implementation.Wheels) -> WheelAnswer<Int> {
    WheelAnswer(try wheels.moves(from, to, set))
  }
}
