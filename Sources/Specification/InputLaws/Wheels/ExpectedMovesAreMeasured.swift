extension Law {
  package static let expectedMovesAreMeasured = Law(
    """
    The expected moves of wheels are the mean of the moves from a position to all positions, and \
    the most moves are the maximum.
    """, clauses: ["W7"],
    Property(forAll: .smallStart) { subject, input in
      let advice = try subject.wheels.advice(input.set, input.rows, input.mostRows)
      let all = input.set.allRows.map { rows in
        zip(input.set.wheels, zip(input.rows, rows)).reduce(0) { sum, place in
          sum + place.0.steps(from: place.1.0, to: place.1.1)
        }
      }
      try requireEqual(advice.mostMoves, all.max(), "the most moves")
      let mean = Double(all.reduce(0, +)) / Double(all.count)
      try requireEqual(advice.expectedMoves, mean, "the expected moves")
    })
}
