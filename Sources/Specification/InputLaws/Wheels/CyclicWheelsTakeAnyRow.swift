extension Law {
  package static let cyclicWheelsTakeAnyRow = Law(
    """
    On a cyclic wheel, every integer means a row: the row that is reached from the first row by \
    that many moves, forward or back.
    """, clauses: ["W5.2"],
    Property(forAll: .roundRows) { subject, input in
      let (wheels, set) = (subject.wheels, input.set)
      let count = try wheels.countOfRows(input.rows, set)
      let rows = try wheels.rowsAtCount(count, set)
      try requireEqual(rows.count, set.wheels.count, "a row for each wheel")
      for (place, wheel) in set.wheels.enumerated() {
        let size = wheel.size
        try require((0..<size).contains(rows[place]), "\(rows[place]) isn't on wheel \(place)")
        // In Swift, a remainder is zero or has the sign of its dividend.
        let difference = input.rows[place] % size - rows[place]
        try requireEqual(difference % size, 0, "wheel \(place) shows row \(rows[place])")
        let turned = input.rows[place].addingReportingOverflow(size)
        guard !turned.overflow else { continue }
        var others = input.rows
        others[place] = turned.partialValue
        try requireEqual(
          wheels.countOfRows(others, set), count, "after a full turn of wheel \(place)")
      }
      let text = try wheels.textOfRows(input.rows, set)
      try requireEqual(text.escaped, set.written(rows).escaped, "the text of the rows")
    })
}
