extension Law {
  /// The law covers patterns in which all slots accept the same scalars, and no slot accepts a
  /// literal.
  package static let typingEqualsPasting = Law(
    """
    In a pattern field with the standard policies, typing a text scalar by scalar, anywhere, gives \
    the same text and caret as pasting it.
    """, clauses: ["F4.3", "F5.7", "F6.2"],
    Property(forAll: .patternInsertion(.plain)) { subject, input in
      let field = subject.patterns.fieldOfPattern(input.pattern, .standard)
      let state = input.state
      try assume(!input.edit.isDeletion)
      let paste = Edit(replacing: state.selection, with: input.edit.replacement)
      let typed = field.typing(input.edit.replacement, into: state)
      try requireEqual(typed, field.apply(paste, to: state), "the typed text")
    })
}
