extension Law {
  package static let valueEqualsModel = Law(
    "Any text has the value that the model gives, or none if the model gives none.",
    about: .numbers, .comparison, clauses: ["N5"],
    Property(forAll: .numberText) { subject, input in
      try requireEqual(
        subject.numbers.valueOfText(input.text, input.format),
        Implementation.Numbers.model.valueOfText(input.text, input.format),
        "the model reads otherwise")
    })
}
