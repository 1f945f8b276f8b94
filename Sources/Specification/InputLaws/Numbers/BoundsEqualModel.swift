extension Law {
  package static let boundsEqualModel = Law(
    """
    A number is within bounds, and a prefix can come within them, exactly where the model says so.
    """,
    about: .numbers, .comparison, clauses: ["N9"],
    Property(forAll: .boundedNumber) { subject, input in
      let (numbers, model) = (subject.numbers, Implementation.Numbers.model)
      if let value = model.valueOfText(input.text, input.format) {
        try requireEqual(
          numbers.isWithinBounds(input.bounds, value), model.isWithinBounds(input.bounds, value),
          "within the bounds")
      }
      let isPartial = model.problem(input.text, .partial, input.format) == nil
      guard isPartial else { return }
      try requireEqual(
        numbers.canTextBeMended(input.text, input.format, input.bounds),
        model.canTextBeMended(input.text, input.format, input.bounds), "can be mended")
    })
}
