extension Law {
  /// The law covers deletions, and insertions that include content.
  ///
  /// The fields differ if only a literal is inserted: a pattern field shows it.
  package static let onePatternIsAPatternField = Law(
    """
    After an edit, a field with a table of one pattern has the same content as a field with that \
    pattern, and the same content before the caret.
    """, clauses: ["K5", "K6"],
    Property(forAll: .onePatternEdit) { subject, input in
      let pattern = input.pattern
      let table = PrefixTable(unchecked: [PrefixTable.Row("", [pattern])], lead: nil)
      let hasContent = input.edit.replacement.scalars.contains(where: pattern.admits)
      try assume(input.edit.isDeletion || hasContent)
      let field = subject.readyFields.fieldOfTable(table)
      let start = try input.state.selecting(input.edit.range).orDiscard()
      let typed = input.edit.replacement.scalars.filter(pattern.admits).reduce(start) {
        field.apply(Edit(replacing: $0.selection, with: String($1)), to: $0)
      }
      let next = input.edit.isDeletion ? field.apply(input.edit, to: input.state) : typed
      let peer = subject.patterns.fieldOfPattern(pattern, .standard).apply(
        input.edit, to: input.state)
      try requireEqual(
        next.text.scalars.filter(pattern.admits), peer.text.scalars.filter(pattern.admits),
        "the content of \(next) and \(peer)")
      // A full pattern field still accepts a typed literal: it moves the caret past the literal.
      if next == input.state || next == start { return }
      try requireEqual(
        next.text.scalars[..<next.caretPlace].count(where: pattern.admits),
        peer.text.scalars[..<peer.caretPlace].count(where: pattern.admits),
        "the content before the caret of \(next) and \(peer)")
    })
}

extension Generator<PatternEdit> {
  /// A formatted text, and an insertion or a deletion.
  fileprivate static let onePatternEdit = Generator { source in
    source.flip() ? source.draw(.patternInsertion(.plain)) : source.draw(.patternDeletion(.plain))
  }
}
