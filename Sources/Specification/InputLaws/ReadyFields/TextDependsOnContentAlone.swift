extension Law {
  package static let textDependsOnContentAlone = Law(
    """
    After any edits, a field with a prefix table shows its content in the pattern of the longest \
    prefix, without literals at the end. Typing the content into an empty field gives the same \
    text. The value is the content.
    """, clauses: ["K2", "K3", "K4"],
    Property(
      forAll: .prefixJourney.cover("the row has a prefix", atLeast: 0.1) { input in
        let content = input.table.content(of: input.state.text.scalars)
        return !input.table.row(of: content).prefix.isEmpty
      }
    ) { subject, input in
      let (table, fields) = (input.table, subject.readyFields)
      let field = fields.fieldOfTable(table)
      try input.walk(field) { edit, before, after in
        if edit.isEmpty(on: before) { return }
        let content = table.content(of: after.text.scalars)
        let pattern = table.pattern(of: content)
        let rest = content.dropFirst(pattern.slots.count)
        try requireEqual(
          after.text.scalars, pattern.laid(content) + rest, "\(after) after \(edit) of \(before)")
        let name = table.row(of: content).name
        try requireEqual(fields.rowOfText(after.text, table).name, name, "the row of \(after)")
        try requireEqual(fields.contentOfText(after.text, table).scalars, content, "the value")
        let typed = field.typing(String(scalars: content))
        if table.content(of: typed.text.scalars) == content {
          try requireEqual(typed.text.scalars, after.text.scalars, "the content, typed")
          let formatted = fields.formattedText(String(scalars: content), table)
          try requireEqual(formatted.scalars, after.text.scalars, "the content, formatted")
        }
      }
    })
}
