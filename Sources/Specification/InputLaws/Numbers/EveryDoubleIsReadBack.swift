extension Law {
  package static let everyDoubleIsReadBack = Law(
    """
    The standard library's text for a double is read as a number, and converting this number gives \
    the same double.
    """, clauses: ["N5"],
    Property(forAll: .double()) { subject, double in
      try assume(double.isFinite)
      let number = subject.numbers.valueOfText("\(double)", NumberFormat())
      let read = try number.map { try subject.numbers.doubleOfNumber($0) }
      try requireEqual(read?.bitPattern, double.bitPattern, "\(double)")
    })
}
