extension Law {
  package static let wheelNumbersEqualModel = Law(
    "Decimal numbers have the model's positions, or are refused for the model's reasons.",
    about: .wheels, .comparison, clauses: ["W3", "W4"],
    Property(forAll: .wheelNumber) { subject, input in
      try requireEqual(
        input.count(by: subject.wheels), input.count(by: Implementation.Wheels.model),
        "the model says otherwise")
    })
}
