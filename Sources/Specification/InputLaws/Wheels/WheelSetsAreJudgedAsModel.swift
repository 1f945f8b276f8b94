extension Law {
  package static let wheelSetsAreJudgedAsModel = Law(
    "Wheels make a set, or are refused for a reason, as in the model.",
    about: .wheels, .comparison, clauses: ["W1"],
    Property(forAll: .wheelParts) { subject, parts in
      let ours = subject.wheels.problem(parts.wheels, parts.fractionDigits)
      let model = Implementation.Wheels.model.problem(
        parts.wheels, parts.fractionDigits)
      try requireEqual(ours, model, "the model says otherwise")
      // Equal titles are named code unit by code unit.
      try requireEqual(
        ours.map { "\($0)".escaped }, model.map { "\($0)".escaped }, "the model says otherwise")
    })
}
