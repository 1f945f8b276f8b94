extension Law {
  package static let emptySetsAllowOrBanNothing = Law(
    "The empty allowed set accepts only the empty text, and the empty banned set bans nothing.",
    about: .fields, clauses: ["T2", "T3"],
    Property(
      forEach: { zip($0.fields.texts, .text(pieces: 1...4), .anyCase) }
    ) { subject, text, replacement, membership in
      let state = FieldState(text)
      let edit = Edit(replacing: state.selection, with: replacement)
      let nothing = try subject.rule(FieldDescription([.allowed("", membership)]))
      try require(nothing.decide(edit, on: state).reason != nil, "nothing is allowed, yet accepted")
      let anything = try subject.rule(FieldDescription([.banned("", membership)]))
      try require(anything.decide(edit, on: state).reason == nil, "nothing is banned, yet refused")
    })
}
