extension Law {
  package static let valueEqualsModel = Law(
    "Any text has the value that the model gives, or none if the model gives none.",
    about: .numbers, .comparison, clauses: ["N5"],
    Property(comparing: .numberText) { subject, input in
      ["value": subject.numbers.valueOfText(input.text, input.format)]
    })
}
