extension Law {
  package static let wheelNumbersEqualModel = Law(
    "On wheels, a decimal number has the model's position, or is refused for the model's reason.",
    about: .wheels, .comparison, clauses: ["W3", "W4"],
    Property(comparing: .wheelNumber) { ["the count": $1.count(by: $0.wheels)] })
}
