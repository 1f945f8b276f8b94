import InputRules
import PropertyTesting

extension Law {
  package static let rowsAndCountsAreInverse = Law(
    """
    The rows of an index give that index back, and a row of a wheel counts as many positions as \
    the wheels after it have.
    """,
    about: .wheels, clauses: ["W3"],
    Property(forAll: .wheelPosition) { subject, input in
      let rows = try subject.wheels.rowsAtCount(input.count, input.set)
      try requireEqual(rows, input.set.dialled(input.count), "the rows of the count")
      try requireEqual(input.set.counted(rows), input.count, "what the rows count")
      try requireEqual(
        subject.wheels.countOfRows(rows, input.set), input.count, "the count of the rows")
    })
}
