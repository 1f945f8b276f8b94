extension Law {
  package static let regionsAreKnown = Law(
    """
    Exactly the regions in the phone table have a phone field, and exactly those in the postal \
    table have a postal code field.
    """, clauses: ["K12", "K17"],
    Property(forAll: .int(in: 0...26 * 27 - 1)) { subject, number in
      let (name, phones, fields) = (number.regionName, subject.phones, subject.readyFields)
      let hasPhones = PhoneSamples.all.regions.contains { $0.name == name }
      try requireEqual(phones.problem(name), hasPhones ? nil : .unknown(name), name)
      try requireEqual(phones.fieldOfRegion(name) != nil, hasPhones, name)
      let hasCodes = PostalSamples.all.regions.contains { $0.name == name }
      try requireEqual(fields.postalProblem(name), hasCodes ? nil : .unknown(name), name)
      try requireEqual(fields.postalField(name) != nil, hasCodes, name)
    })
}
