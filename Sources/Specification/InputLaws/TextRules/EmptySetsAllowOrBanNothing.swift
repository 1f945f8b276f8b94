extension Law {
  package static let emptySetsAllowOrBanNothing = Law(
    "An empty allowed set accepts only the empty text, and an empty banned set bans nothing.",
    clauses: ["T2", "T3"],
    Property(
      forEach: { zip($0.fields.texts, .text(pieces: 1...4), .anyCase) }
    ) { subject, text, replacement, membership in
      let state = FieldState(text)
      let edit = Edit(replacing: state.selection, with: replacement)
      let nothing = try subject.rule(FieldDescription([.allowed("", membership)]))
      try require(nothing.decide(edit, on: state).reason != nil, "accepted by an empty set")
      let anything = try subject.rule(FieldDescription([.banned("", membership)]))
      try require(anything.decide(edit, on: state).reason == nil, "refused by an empty set")
    })
}
