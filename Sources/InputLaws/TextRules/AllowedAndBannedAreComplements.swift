import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// Allowing a set accepts a text exactly if banning the text's other characters accepts it (T2, T3).
  static var allowedAndBannedAreComplements: Self {
    Property(
      forEach: { zip($0.texts, .text(pieces: 1...4), .element(of: Membership.allCases)) }
    ) { subject, members, text, membership in
      let others = text.withoutMembers(of: members, by: membership)
      let allowing = try subject.accepts(text, under: .allowed(members, membership))
      let banning = try subject.accepts(text, under: .banned(others, membership))
      try requireEqual(allowing, banning, "banning \(others.escaped) is the complement")
      let isMember = others.isEmpty
      try requireEqual(allowing, isMember, "membership decides")
    }
  }
}

extension RuleSubject {
  /// Whether a new field under `condition` takes `text`.
  fileprivate func accepts(_ text: String, under condition: ConditionDescription) throws -> Bool {
    let edit = Edit(replacing: .caret(at: 0), with: text)
    return try rule(FieldDescription([condition])).decide(edit, on: .empty).reason == nil
  }
}

extension String {
  /// The scalars, or the clusters, that aren't members, joined.
  fileprivate func withoutMembers(of text: String, by membership: Membership) -> String {
    switch membership {
    case .scalars:
      let members = Array(text.unicodeScalars)
      return unicodeScalars.filter { !members.contains($0) }.reduce(into: "") {
        $0.unicodeScalars.append($1)
      }
    case .characters:
      let members = Array(text)
      // Each alone: two clusters that weren't neighbours must not join into one.
      return filter { !members.contains($0) }
    }
  }
}
