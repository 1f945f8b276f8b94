extension Law {
  package static let formatsAreChecked = Law(
    "A picker's format with invalid parts is refused for the same reason as in the model.",
    clauses: ["D6.15"],
    Property(comparing: .dateFormatParts) { ["problem": $0.datePickers.problemOfFormat($1)] })
}
