extension Law {
  package static let defaultObjectionsFollowDecisions = Law(
    """
    By default, a rule checks a text by inserting it into an empty field. The violation is the \
    reason for a refusal, or `reformatted` if the rule changes the text. A repair uses the changed \
    text.
    """, clauses: ["E12.8", "E12.9"],
    Property(forAll: .wordForOwnRule) { subject, word in
      let defaults = subject.fields.defaults(Capitals(), word)
      let digit = word.unicodeScalars.first { "0"..."9" ~= $0 }
      let capitals = String(String.UnicodeScalarView(word.unicodeScalars.map(\.capital)))
      let objection: Reason? =
        digit != nil
        ? .refusedByRule("capitals") : capitals.hasSameUnits(as: word) ? nil : .reformatted
      try requireEqual(defaults.objection, objection, word.escaped)
      try requireEqual(defaults.finalObjection, objection, "at the end of editing, \(word.escaped)")
      try requireEqual(
        defaults.repaired, FieldState(digit == nil ? capitals : word), "repaired, \(word.escaped)")
    })
}

/// A rule as an app might define it, which capitalizes ASCII letters and refuses digits.
private struct Capitals: TextRule {
  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    guard let next = try? state.replacing(edit) else { return .refuse(.refusedByRule("range")) }
    if next.text.unicodeScalars.contains(where: { "0"..."9" ~= $0 }) {
      return .refuse(.refusedByRule("capitals"))
    }
    let capitals = String(String.UnicodeScalarView(next.text.unicodeScalars.map(\.capital)))
    return .rewrite(FieldState(capitals), because: nil)
  }
}

extension Unicode.Scalar {
  fileprivate var capital: Unicode.Scalar {
    "a"..."z" ~= self ? Unicode.Scalar(value - 32) ?? self : self
  }
}

extension Generator<String> {
  /// Short texts of letters, a digit, an accented letter, an emoji and spaces.
  fileprivate static var wordForOwnRule: Generator { .string(of: "aAzZ1\u{E9}\u{1F642} ", 0...4) }
}
