import InputRules
import PropertyTesting
import ReadyFields

extension Law {
  /// Of insertions with some content: a literal that is typed alone appears in a pattern field.
  package static let onePatternIsAPatternField = Law(
    """
    A field with a table of one pattern has, after an edit, the content that a field with the \
    pattern has, and as much of it before the caret.
    """,
    about: .readyFields, clauses: ["K5", "K6"],
    Property(forAll: .onePatternEdit) { subject, input in
      let pattern = input.pattern
      let table = PrefixTable(unchecked: [PrefixTable.Row("", [pattern])], lead: nil)
      let hasContent = input.edit.replacement.scalars.contains(where: pattern.admits)
      try assume(input.edit.isDeletion || hasContent)
      let next = subject.readyFields.fieldOfTable(table).apply(input.edit, to: input.state)
      let peer = subject.patterns.fieldOfPattern(pattern, .standard)
        .apply(input.edit, to: input.state)
      try requireEqual(
        next.text.scalars.filter(pattern.admits), peer.text.scalars.filter(pattern.admits),
        "the content of \(next) and \(peer)")
      // Where nothing has room, a pattern field still passes a literal that is typed.
      if next == input.state { return }
      try requireEqual(
        next.text.scalars[..<next.caretPlace].count(where: pattern.admits),
        peer.text.scalars[..<peer.caretPlace].count(where: pattern.admits),
        "the content before the caret of \(next) and \(peer)")
    })
}

extension Generator<PatternEdit> {
  /// A text in its form, and an insertion or a deletion.
  fileprivate static let onePatternEdit = Generator { source in
    source.flip()
      ? source.draw(.patternInsertion(.plain)) : source.draw(.patternDeletion(.plain))
  }
}
