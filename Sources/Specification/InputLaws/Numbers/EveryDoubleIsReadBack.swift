extension Law {
  package static let everyDoubleIsReadBack = Law(
    """
    The text that the standard library writes of a double is a number, and that double is the \
    nearest to it.
    """,
    about: .numbers, clauses: ["N5"],
    Property(forAll: .double()) { subject, double in
      try assume(double.isFinite)
      let number = subject.numbers.valueOfText("\(double)", NumberFormat())
      let read = try number.map { try subject.numbers.doubleOfNumber($0) }
      try requireEqual(read?.bitPattern, double.bitPattern, "\(double)")
    })
}
