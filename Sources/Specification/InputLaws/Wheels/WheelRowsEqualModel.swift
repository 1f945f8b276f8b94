extension Law {
  package static let wheelRowsEqualModel = Law(
    "The counts, rows and texts of wheels are the model's, or are refused for the model's reasons.",
    clauses: ["W3", "W5", "W6"],
    Property(comparing: .wheelRows, .wheelCount) { subject, input, position in
      let wheels = subject.wheels
      return [
        "count": WheelAnswer(try wheels.countOfRows(input.rows, input.set)),
        "text": WheelAnswer(try wheels.textOfRows(input.rows, input.set).escaped),
        "rows": WheelAnswer(try wheels.rowsAtCount(position.count, position.set)),
      ]
    })
}
