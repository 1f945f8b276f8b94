extension Law {
  package static let caretStaysBesideItsContent = Law(
    """
    In a field with a prefix table, the caret after an insertion is directly before the content \
    that followed it, whichever pattern then applies. After a deletion, it is directly after the \
    content that preceded the range.
    """, clauses: ["K6"],
    Property(forAll: .prefixJourney) { subject, input in
      let table = input.table
      try input.walk(subject.readyFields.fieldOfTable(table)) { edit, before, after in
        let parts = try ContentParts(edit, of: before, table).orDiscard()
        let text = after.text.scalars
        let place = after.caretPlace
        try requireEqual(after.selection.length, 0, "the selection of \(after)")
        let passed = table.content(of: text[..<place])
        let all = table.content(of: text)
        let isLed = !edit.isDeletion && parts.tail.first == table.lead
        let isAll = !edit.isDeletion && all == table.content(of: edit.replacement.scalars)
        let rest = isAll ? [] : isLed ? Array(parts.tail.dropFirst()) : parts.tail
        if edit.isDeletion {
          if edit.isEmpty(on: before) { return }
          try requireEqual(passed, parts.head, "before the caret of \(after), after \(edit)")
        }
        try requireEqual(
          Array(all.dropFirst(passed.count)), rest, "after the caret of \(after), after \(edit)")
        let isForward =
          edit.isDeletion && parts.removed.isEmpty && before.selection.length == 0
          && edit.range.location >= before.selection.location
        let neighbor = edit.isDeletion && !isForward ? text[..<place].last : text[place...].first
        if let neighbor {
          let isContent = table.contentSlot.takes(neighbor) || neighbor == table.lead
          try require(isContent, "a literal is beside the caret of \(after), after \(edit)")
        }
      }
    })
}
