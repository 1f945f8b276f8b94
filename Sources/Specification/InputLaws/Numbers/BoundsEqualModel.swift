extension Law {
  package static let boundsEqualModel = Law(
    "Checking a number, or a prefix of a number, against bounds gives the model's result.",
    clauses: ["N9"],
    Property(comparing: .boundedNumber) { subject, input in
      let (numbers, model) = (subject.numbers, Implementation.Numbers.model)
      let isPartial = model.problem(input.text, .partial, input.format) == nil
      return [
        "within the bounds": model.valueOfText(input.text, input.format).map {
          numbers.isWithinBounds(input.bounds, $0)
        },
        "can be completed": isPartial
          ? numbers.canTextBeCompleted(input.text, input.format, input.bounds) : nil,
      ]
    })
}
