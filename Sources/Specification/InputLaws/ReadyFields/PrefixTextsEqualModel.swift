extension Law {
  package static let prefixTextsEqualModel = Law(
    "Any text is formatted, read and checked by a table as the model does it.",
    about: .readyFields, .comparison, clauses: ["K2", "K3", "K4", "K5", "K8", "K9"],
    Property(forAll: .prefixJourney) { subject, input in
      let (fields, model) = (subject.readyFields, Implementation.ReadyFields.model)
      let table = input.table
      for text in [input.word, input.state.text] {
        try requireEqual(
          fields.formattedText(text, table).scalars, model.formattedText(text, table).scalars,
          "formatted")
        let content = model.contentOfText(text, table)
        try requireEqual(
          fields.contentOfText(text, table).scalars, content.scalars, "the content")
        let row = model.rowOfText(text, table)
        try requireEqual(fields.rowOfText(text, table), row, "the row")
        try requireEqual(
          fields.isTextComplete(text, table), model.isTextComplete(text, table), "complete")
        try requireEqual(
          fields.holds(row.check, content), model.holds(row.check, content), "the check")
      }
    })
}
