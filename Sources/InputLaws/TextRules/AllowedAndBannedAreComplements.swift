import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// Allowing a set accepts a text exactly if banning the text's other characters accepts it (T2,
  /// T3).
  static var allowedAndBannedAreComplements: Self {
    Property(
      forEach: { zip($0.texts, .text(pieces: 1...4), .element(of: Membership.allCases)) }
    ) { subject, members, text, membership in
      let listed = members.members(by: membership)
      let others = text.members(by: membership).filter { !listed.contains($0) }
      let allowing = try subject.accepts(text, under: [.allowed(members, membership)])
      // A condition each: listed in one text, two clusters could join into another.
      let bans = others.map { ConditionDescription.banned($0, membership) }
      try requireEqual(allowing, try subject.accepts(text, under: bans), "banning \(others)")
      try requireEqual(allowing, others.isEmpty, "membership decides; others are \(others)")
      let present = text.members(by: membership)
      let absent = listed.filter { !present.contains($0) }.map {
        ConditionDescription.banned($0, membership)
      }
      try require(try subject.accepts(text, under: absent), "refused for what it doesn't hold")
    }
  }
}

extension RuleSubject {
  /// Whether a new field under `conditions` takes `text`.
  fileprivate func accepts(_ text: String, under conditions: [ConditionDescription]) throws -> Bool
  {
    let edit = Edit(replacing: .caret(at: 0), with: text)
    return try rule(FieldDescription(conditions)).decide(edit, on: .empty).reason == nil
  }
}

extension String {
  /// The scalars, or the clusters, one a text.
  fileprivate func members(by membership: Membership) -> [String] {
    switch membership {
    case .scalars: unicodeScalars.map { String($0) }
    case .characters: map { String($0) }
    }
  }
}
