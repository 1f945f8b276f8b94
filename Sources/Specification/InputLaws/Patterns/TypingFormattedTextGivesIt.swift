extension Law {
  package static let typingFormattedTextGivesIt = Law(
    """
    A pattern field accepts a pasted formatted text unchanged, with the caret at its end, if some \
    of its scalars can't be content. If each run of literals begins with one that can't be \
    content, any formatted text can be pasted or typed.
    """, clauses: ["F3.4", "F3.5", "F3.6", "F4.4", "F4.5", "F4.7"],
    Property(forAll: .formedText(.fixed)) { subject, input in
      let pattern = input.pattern
      let isLaid = pattern.laid(pattern.contentByPlace(input.text.scalars)) == input.text.scalars
      let isFormatted = isLaid && pattern.showsFormatting(in: input.text.scalars)
      try assume(!input.text.isEmpty && (isFormatted || pattern.opensItsRuns))
      let field = subject.patterns.fieldOfPattern(input.pattern, .standard)
      let whole = Edit(replacing: .caret(at: 0), with: input.text)
      try requireEqual(
        field.decide(whole, on: .empty), .accept(FieldState(input.text)),
        "the decision about the paste")
      try assume(pattern.opensItsRuns)
      try requireEqual(field.typing(input.text), FieldState(input.text), "the typed text")
    })
}
