extension Law {
  package static let allowedAndBannedAreComplements = Law(
    """
    A field that allows a set of characters accepts a text exactly when a field that bans all the \
    text's other characters accepts it.
    """, clauses: ["T2", "T3"],
    Property(
      forAll: .text(upTo: 3), .text(pieces: 1...3), .anyCase
    ) { subject, members, text, membership in
      let listed = members.members(by: membership)
      let present = text.members(by: membership)
      let others = present.without(listed, by: membership)
      let allowing = try subject.accepts(text, under: [.allowed(members, membership)])
      let banning = try subject.accepts(text, under: .bans(others, membership))
      try requireEqual(allowing, banning, "accepted, as by banning \(others)")
      try requireEqual(allowing, others.isEmpty, "accepted, although the set lacks \(others)")
      let absent = listed.without(present, by: membership)
      let spared = try subject.accepts(text, under: .bans(absent, membership))
      try require(spared, "refused although it contains none of \(absent)")
      // A set may store the scalars below and above each of these boundaries in different ways.
      for member in ["\u{3F}", "\u{40}", "\u{7F}", "\u{80}", "\u{FFFF}", "\u{10000}"] {
        let isMember = try subject.accepts(member, under: [.allowed(member, membership)])
        try require(isMember, "\(member.escaped) isn't a member of the set of itself")
      }
    })
}

extension [ConditionDescription] {
  /// Conditions that ban `members`.
  ///
  /// There is one condition for all scalars, but one for each cluster, because adjacent clusters in
  /// one text could join.
  fileprivate static func bans(_ members: [String], _ membership: Membership) -> Self {
    switch membership {
    case .scalars: [.banned(members.joined(), .scalars)]
    case .characters: members.map { .banned($0, .characters) }
    }
  }
}

extension [String] {
  /// The elements that aren't in `others`.
  ///
  /// Canonically equivalent clusters count as equal, but different scalars don't.
  fileprivate func without(_ others: [String], by membership: Membership) -> [String] {
    switch membership {
    case .scalars: filter { part in !others.contains { $0.hasSameUnits(as: part) } }
    case .characters: filter { !others.contains($0) }
    }
  }
}

extension Implementation {
  fileprivate func accepts(_ text: String, under conditions: [ConditionDescription]) throws -> Bool
  {
    let edit = Edit(replacing: .caret(at: 0), with: text)
    return try rule(FieldDescription(conditions)).decide(edit, on: .empty).reason == nil
  }
}

extension String {
  /// The scalars or the grapheme clusters, each as a text.
  fileprivate func members(by membership: Membership) -> [String] {
    switch membership {
    case .scalars: unicodeScalars.map { String($0) }
    case .characters: map { String($0) }
    }
  }
}
