extension Law {
  package static let formatsAreChecked = Law(
    "Parts that don't form a picker's format are refused for the same reason as in the model.",
    about: .dates, .comparison, clauses: ["D6.15"],
    Property(comparing: .dateFormatParts) { ["why not": $0.datePickers.problemOfFormat($1)] })
}
