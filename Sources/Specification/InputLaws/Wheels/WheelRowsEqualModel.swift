extension Law {
  package static let wheelRowsEqualModel = Law(
    "Indices, rows and the texts of rows are the model's, or are refused for the model's reasons.",
    about: .wheels, .comparison, clauses: ["W3", "W5", "W6"],
    Property(forAll: .wheelRows, .wheelCount) { subject, rows, position in
      let (wheels, model) = (subject.wheels, Implementation.Wheels.model)
      try requireEqual(rows.count(by: wheels), rows.count(by: model), "count")
      try requireEqual(rows.text(by: wheels), rows.text(by: model), "text")
      try requireEqual(position.rows(by: wheels), position.rows(by: model), "rows")
    })
}

extension WheelRows {
  fileprivate func count(by wheels: Implementation.Wheels) -> WheelAnswer<Int> {
    WheelAnswer(try wheels.countOfRows(rows, set))
  }

  fileprivate func text(by wheels: Implementation.Wheels) -> WheelAnswer<String> {
    WheelAnswer(try wheels.textOfRows(rows, set).escaped)
  }
}

extension WheelPosition {
  fileprivate func rows(by wheels: Implementation.Wheels) -> WheelAnswer<[Int]> {
    WheelAnswer(try wheels.rowsAtCount(count, set))
  }
}
