extension Law {
  package static let wheelSetsEqualModel = Law(
    "Wheels form a set, or are refused for the same reason as in the model.", clauses: ["W1"],
    Property(comparing: .wheelParts) { subject, parts in
      let problem = subject.wheels.problem(parts.wheels, parts.fractionDigits)
      // The escaped text also shows differences between canonically equivalent titles.
      return ["problem": problem, "in words": problem.map { "\($0)".escaped }]
    })
}
