extension Law {
  package static let wheelAdviceEqualsModel = Law(
    "The moves and the advice of wheels are the model's, or are refused for the model's reasons.",
    clauses: ["W7"],
    Property(comparing: .anyWheelJourney, .wheelStart) { subject, journey, start in
      let wheels = subject.wheels
      return [
        "moves": WheelAnswer(try wheels.moves(journey.from, journey.to, journey.set)),
        "advice": WheelAnswer(try wheels.advice(start.set, start.rows, start.mostRows)),
      ]
    })
}
