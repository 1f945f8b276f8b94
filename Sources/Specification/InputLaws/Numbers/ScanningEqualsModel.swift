extension Law {
  package static let scanningEqualsModel = Law(
    "The `scanner` grammar reads every text as the model does, with all its limits.",
    about: .numbers, .comparison, clauses: ["N1"],
    Property(forAll: .scannerText) { subject, input in
      let symbols = input.format.symbols
      try requireEqual(
        subject.numbers.scannedValue(input.text, symbols),
        Implementation.Numbers.model.scannedValue(input.text, symbols), "the model reads otherwise"
      )
      try requireEqual(
        subject.numbers.problem(input.text, .scanner, input.format),
        Implementation.Numbers.model.problem(input.text, .scanner, input.format),
        "the model says otherwise")
    })
}
