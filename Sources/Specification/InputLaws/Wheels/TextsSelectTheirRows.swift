extension Law {
  package static let textsSelectTheirRows = Law(
    """
    The text of a wheel position consists of its titles, joined in order. The text selects this \
    position unless another position has the same text.
    """, clauses: ["W6"],
    Property(forAll: .wheelPosition) { subject, input in
      let (wheels, set) = (subject.wheels, input.set)
      let rows = set.dialed(input.count)
      let text = try wheels.textOfRows(rows, set)
      try requireEqual(text.escaped, set.written(rows).escaped, "the text of \(rows)")
      let answer = WheelAnswer(try wheels.rowsOfText(text, set))
      // A text has only one division into titles if the titles of each wheel have the same length.
      if set.wheels.allSatisfy(\.hasTitlesOfOneLength) || answer.problem != .ambiguous {
        try requireEqual(answer, .success(rows), "the rows of \(text.escaped)")
      }
    })
}

extension Wheel {
  fileprivate var hasTitlesOfOneLength: Bool { Set(rowTitles.map { $0.utf16.count }).count == 1 }
}
