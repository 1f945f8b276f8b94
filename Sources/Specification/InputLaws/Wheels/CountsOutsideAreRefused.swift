import InputRules
import PropertyTesting

extension Law {
  package static let countsOutsideAreRefused = Law(
    """
    An index below zero or beyond the last position has no rows, no value and no selection. Every \
    other index has them.
    """,
    about: .wheels, clauses: ["W3", "W5.4"],
    Property(forAll: .wheelCount) { subject, input in
      let (wheels, set, last) = (subject.wheels, input.set, input.set.lastCount)
      let isThere = (0...last).contains(input.count)
      let expected: WheelProblem? = isThere ? nil : .noPosition(count: input.count, last: last)
      let rows = WheelAnswer(try wheels.rowsAtCount(input.count, set))
      try requireEqual(rows.problem, expected, "rows")
      let value = WheelAnswer(try wheels.valueAtCount(input.count, set))
      try requireEqual(value.problem, expected, "exact value")
      let double = WheelAnswer(try wheels.doubleAtCount(input.count, set))
      try requireEqual(double.problem, expected, "value")
      let selection = WheelAnswer(try WheelSelection(set, count: input.count))
      try requireEqual(selection.problem, expected, "selection")
      try requireEqual(WheelSelection(set).count, 0, "a picker that was never moved")
    })
}
