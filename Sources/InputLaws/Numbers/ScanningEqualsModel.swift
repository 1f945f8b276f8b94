import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let scanningEqualsModel = Law(
    "The `scanner` grammar reads every text as the model does, with all its limits.",
    about: .numbers, .comparison, clauses: ["N1"],
    Property(forAll: .scannerText) { subject, input in
      let symbols = input.format.symbols
      try requireEqual(
        subject.numbers.scanned(input.text, with: symbols),
        Implementation.Numbers.model.scanned(input.text, with: symbols), "the model reads otherwise"
      )
      try requireEqual(
        subject.numbers.problem(of: input.text, as: .scanner, in: input.format),
        Implementation.Numbers.model.problem(of: input.text, as: .scanner, in: input.format),
        "the model says otherwise")
    })
}
