extension Law {
  package static let doublesAreNearest = Law(
    """
    Converting a number to a `Double` or a `Float` gives the nearest value. The `Double` equals \
    the one that the standard library reads.
    """, clauses: ["N5"],
    Property(forAll: .nearTie) { subject, number in
      let double = try? subject.numbers.doubleOfNumber(number)
      try requireEqual(
        double?.bitPattern, (try? Implementation.Numbers.model.doubleOfNumber(number))?.bitPattern,
        "the value, compared with the model's")
      let read = Double("\(number)").flatMap { $0.isFinite ? $0 : nil }
      try requireEqual(double?.bitPattern, read?.bitPattern, "Double(\"\(number)\")")
      let float = try? subject.numbers.floatOfNumber(number)
      try requireEqual(
        float?.bitPattern, (try? Implementation.Numbers.model.floatOfNumber(number))?.bitPattern,
        "the value, compared with the model's")
    })
}
