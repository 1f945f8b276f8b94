extension Law {
  package static let wheelNumbersEqualModel = Law(
    "Decimal numbers have the model's positions, or are refused for the model's reasons.",
    about: .wheels, .comparison, clauses: ["W3", "W4"],
    Property(comparing: .wheelNumber) { ["the count": $1.count(by: $0.wheels)] })
}
