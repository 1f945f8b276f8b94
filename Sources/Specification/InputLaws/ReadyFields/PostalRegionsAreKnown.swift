extension Law {
  package static let postalRegionsAreKnown = Law(
    "There is a field for the postal codes of each region that the table names, and of no other.",
    about: .readyFields, .proof, clauses: ["K17"],
    Property(forAll: .int(in: 0...26 * 27 - 1)) { subject, number in
      let name = number.regionName
      let isKnown = PostalSamples.all.regions.contains { $0.name == name }
      let problem = subject.readyFields.postalProblem(name)
      try requireEqual(problem, isKnown ? nil : .unknown(name), name)
      try requireEqual(subject.readyFields.postalField(name) != nil, isKnown, name)
    })
}
