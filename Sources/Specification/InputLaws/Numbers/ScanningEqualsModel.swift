extension Law {
  package static let scanningEqualsModel = Law(
    "The `scanner` grammar reads every text as the model does, including the scanner's limits.",
    clauses: ["N1"],
    Property(comparing: .scannerText) { subject, input in
      [
        "value": subject.numbers.scannedValue(input.text, input.format.symbols),
        "problem": subject.numbers.problem(input.text, .scanner, input.format),
      ]
    })
}
