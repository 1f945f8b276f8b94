import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let valueEqualsModel = Law(
    "Whatever stands in a text, its value is the model's, or there is none.",
    about: .numbers, .comparison, clauses: ["N5"],
    Property(forAll: .numberText) { subject, input in
      try requireEqual(
        subject.numbers.value(of: input.text, in: input.format),
        Implementation.Numbers.model.value(of: input.text, in: input.format),
        "the model reads otherwise")
    })
}
