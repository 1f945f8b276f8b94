import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let boundsEqualModel = Law(
    """
    A number is within bounds, and a prefix can come within them, exactly where the model says so.
    """,
    about: .numbers, .comparison, clauses: ["N9"],
    Property(forAll: .boundedNumber) { subject, input in
      let (numbers, model) = (subject.numbers, Implementation.Numbers.model)
      if let value = model.value(of: input.text, in: input.format) {
        try requireEqual(
          numbers.isWithin(input.bounds, value), model.isWithin(input.bounds, value),
          "within the bounds")
      }
      let isPartial = model.problem(of: input.text, as: .partial, in: input.format) == nil
      guard isPartial else { return }
      try requireEqual(
        numbers.canBeMended(input.text, in: input.format, to: input.bounds),
        model.canBeMended(input.text, in: input.format, to: input.bounds), "can be mended")
    })
}
