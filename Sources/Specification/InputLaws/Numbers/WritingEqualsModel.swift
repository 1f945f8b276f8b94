extension Law {
  package static let writingEqualsModel = Law(
    "A number is written as the model writes it, or refused for the model's reason.",
    about: .numbers, .comparison, clauses: ["N7"],
    Property(forAll: .numberToWrite) { subject, input in
      try requireEqual(
        input.written(by: subject.numbers), input.written(by: Implementation.Numbers.model),
        "the model writes otherwise")
    })
}
