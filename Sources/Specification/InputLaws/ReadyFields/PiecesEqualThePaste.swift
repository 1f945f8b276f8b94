extension Law {
  package static let piecesEqualThePaste = Law(
    """
    In a field with a prefix table, an accepted paste that is added to the shown content gives the \
    same text, caret and value as typing the paste, or pasting it in two pieces without separators.
    """, clauses: ["K5", "K6", "K34"],
    Property(forAll: .prefixJourney.cover("in the middle", atLeast: 0.2) { $0.isInTheMiddle }) {
      subject, input in
      let field = subject.readyFields.fieldOfTable(input.table)
      let end = input.end(in: field)
      let state = input.isOverAll ? end.selectingAll : end
      let word = input.word.scalars
      try assume(!word.isEmpty)
      let pasted = field.typing([input.word], into: state)
      let table = input.table
      let edit = Edit(replacing: state.selection, with: input.word)
      try assume(field.decide(edit, on: state).newState != nil)
      let parts = try ContentParts(edit, of: state, table).orDiscard()
      let joined = table.content(of: parts.head + word + parts.tail)
      let count = parts.head.count + table.content(of: word).count + parts.tail.count
      try assume(table.content(of: pasted.text.scalars) == joined && joined.count == count)
      try requireEqual(field.typing(input.word, into: state), pasted, "the typed text")
      let halves = word.halves
      let pieces = halves.map(table.content)
      let there = [parts.head + parts.tail, parts.head + pieces[0] + parts.tail]
      // If a piece begins with all of the shown content, it replaces the content.
      if zip(pieces, there).contains(where: { !$1.isEmpty && $0.starts(with: $1) }) { return }
      let texts = halves.map { String(scalars: $0) }
      // A piece may be divided where the text isn't divided yet (K34).
      let isDivided = word.contains { $0.isDash || $0 == "." || $0 == "/" }
      if table.keepsGroups && isDivided { return }
      try requireEqual(field.typing(texts, into: state), pasted, "the paste in two pieces")
    })
}

extension PrefixJourney {
  /// Whether there is text after the caret in the initial state.
  fileprivate var isInTheMiddle: Bool { state.selection.location < state.text.utf16.count }
}
