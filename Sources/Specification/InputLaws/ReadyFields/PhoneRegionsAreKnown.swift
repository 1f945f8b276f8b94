extension Law {
  package static let phoneRegionsAreKnown = Law(
    "There is a phone field of each region that the table names, and of no other.",
    about: .readyFields, .proof, clauses: ["K12"],
    Property(forAll: .int(in: 0...26 * 27 - 1)) { subject, number in
      let name = number.regionName
      let isKnown = PhoneSamples.all.regions.contains { $0.name == name }
      let problem = subject.phones.problem(name)
      try requireEqual(problem, isKnown ? nil : .unknown(name), name)
      try requireEqual(subject.phones.fieldOfRegion(name) != nil, isKnown, name)
    })
}
