extension Law {
  package static let writingEqualsModel = Law(
    "A number is written as the model writes it, or refused for the model's reason.",
    clauses: ["N7", "N7.3"],
    Property(comparing: .numberToWrite) { subject, input in
      [
        "text": Answer<String, NumberWritingError>(
          try subject.numbers.textOfNumber(input.number, input.format))
      ]
    })
}
