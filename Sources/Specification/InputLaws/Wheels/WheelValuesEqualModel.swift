extension Law {
  package static let wheelValuesEqualModel = Law(
    """
    Doubles have the model's positions, and positions the model's values, or are refused for the \
    model's reasons.
    """,
    about: .wheels, .comparison, clauses: ["W3", "W4"],
    Property(forAll: .wheelValue, .wheelCount) { subject, value, position in
      let (wheels, model) = (subject.wheels, Implementation.Wheels.model)
      try requireEqual(value.count(by: wheels), value.count(by: model), "the count")
      try requireEqual(
        value.clampedCount(by: wheels), value.clampedCount(by: model), "the count, clamped")
      try requireEqual(position.value(by: wheels), position.value(by: model), "exact value")
      try requireEqual(position.double(by: wheels), position.double(by: model), "double")
    })
}

extension WheelPosition {
  fileprivate func value(by wheels: Implementation.Wheels) -> WheelAnswer<ExactNumber> {
    WheelAnswer(try wheels.valueAtCount(count, set))
  }

  fileprivate func double(by wheels: Implementation.Wheels) -> WheelAnswer<Double> {
    WheelAnswer(try wheels.doubleAtCount(count, set))
  }
}
