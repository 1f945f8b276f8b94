extension Law {
  package static let contentIsNeverLost = Law(
    """
    In a field with a prefix table, a deletion removes exactly the content in its range. An \
    insertion replaces the content in its range, and a paste may replace the whole content; all \
    inserted content is kept, in order. The result never exceeds the pattern's slots.
    """, clauses: ["K2", "K5"],
    Property(forAll: .prefixJourney) { subject, input in
      let table = input.table
      try input.walk(subject.readyFields.fieldOfTable(table)) { edit, before, after in
        let parts = try ContentParts(edit, of: before, table).orDiscard()
        let content = table.content(of: after.text.scalars)
        if edit.isDeletion {
          try requireEqual(content, parts.head + parts.tail, "\(after) after \(edit) of \(before)")
          return
        }
        let isLed = !parts.tail.isEmpty && parts.tail.first == table.lead
        let alone = table.content(of: edit.replacement.scalars)
        if edit.replacement.scalars.count > 1 && content == alone { return }
        let head = isLed ? Array(parts.tail.prefix(1)) : parts.head
        let tail = isLed ? Array(parts.tail.dropFirst()) : parts.tail
        try requireEqual(Array(content.prefix(head.count)), head, "the content before, in \(after)")
        try requireEqual(Array(content.suffix(tail.count)), tail, "the content after, in \(after)")
        let offered = Array(
          table.content(of: head + edit.replacement.scalars).dropFirst(head.count))
        let put = Array(content.dropFirst(head.count).dropLast(tail.count))
        let room = table.pattern(of: content).slots.count
        try require(content.count <= room, "\(after) after \(edit) of \(before) exceeds the slots")
        try requireEqual(put, offered, "\(after) after \(edit) of \(before)")
      }
    })
}
