extension Law {
  package static let digitsOfACountAreItsRows = Law(
    """
    On wheels of all ten digits, the rows are the digits of the index, whatever separators stand \
    between them.
    """,
    about: .wheels, clauses: ["W3"],
    Property(forAll: .digitsPosition) { subject, input in
      let rows = try subject.wheels.rowsAtCount(input.count, input.set)
      try requireEqual(rows.count, input.set.wheels.count, "a row for each wheel")
      let digits = zip(input.set.wheels, rows).filter { $0.0.size == 10 }.map(\.1)
      let written = Array(String(input.count).utf8.map { Int($0) - 48 })
      let zeros = Array(repeating: 0, count: max(0, digits.count - written.count))
      try requireEqual(digits, zeros + written, "the digits")
      try requireEqual(
        zip(input.set.wheels, rows).filter { $0.0.size == 1 && $0.1 != 0 }.count, 0,
        "separators that aren't at their row")
    })
}
