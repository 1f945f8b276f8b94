extension Law {
  package static let wheelNumbersEqualModel = Law(
    "A decimal number selects the model's wheel position, or is refused for the model's reason.",
    clauses: ["W3", "W4"],
    Property(comparing: .wheelNumber) { ["the count": $1.count(by: $0.wheels)] })
}
