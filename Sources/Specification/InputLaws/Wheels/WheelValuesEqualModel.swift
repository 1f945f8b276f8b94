extension Law {
  package static let wheelValuesEqualModel = Law(
    """
    A double selects the same wheel position as in the model, and a position has the model's \
    value. Invalid doubles and positions are refused for the model's reasons.
    """, clauses: ["W3", "W4"],
    Property(comparing: .wheelValue, .wheelCount) { subject, value, position in
      let wheels = subject.wheels
      return [
        "count": value.count(by: wheels), "clamped": value.clampedCount(by: wheels),
        "exact value": WheelAnswer(try wheels.valueAtCount(position.count, position.set)),
        "double": WheelAnswer(try wheels.doubleAtCount(position.count, position.set)),
      ]
    })
}
