import InputRules
import PropertyTesting

extension Law {
  package static let rowsOutsideAreRefused = Law(
    """
    Rows are refused if they aren't as many as the wheels, otherwise for the first one that its \
    wheel doesn't have. All other rows give a position.
    """,
    about: .wheels, clauses: ["W5.1", "W5.3"],
    Property(forAll: .wheelRows) { subject, input in
      let (wheels, set, judged) = (subject.wheels, input.set, input.set.judged(input.rows))
      let count = WheelAnswer(try wheels.countOfRows(input.rows, set))
      try requireEqual(count.problem, judged.problem, "the count of the rows")
      try requireEqual(count.value, judged.value.map(set.counted), "the count of the rows")
      let text = WheelAnswer(try wheels.textOfRows(input.rows, set).escaped)
      try requireEqual(text.problem, judged.problem, "the text of the rows")
      try requireEqual(
        text.value, judged.value.map { set.written($0).escaped }, "the text of the rows")
      let zeros = set.wheels.map { _ in 0 }
      for (from, to) in [(input.rows, zeros), (zeros, input.rows)] {
        let moves = WheelAnswer(try wheels.moves(from, to, set))
        try requireEqual(moves.problem, judged.problem, "the moves from \(from) to \(to)")
      }
      let start = WheelStart(set: set, rows: input.rows, mostRows: 20)
      try requireEqual(start.advice(by: wheels).problem, judged.problem, "advice")
    })
}
