extension Law {
  package static let prefixTextsEqualModel = Law(
    "A prefix table formats, reads and checks any text as the model does.",
    clauses: ["K2", "K3", "K4", "K5", "K8", "K9"],
    Property(comparing: .prefixJourney) { subject, input in
      let (fields, model) = (subject.readyFields, Implementation.ReadyFields.model)
      let (table, texts) = (input.table, [input.word, input.state.text])
      return [
        "formatted": texts.map { fields.formattedText($0, table).scalars },
        "content": texts.map { fields.contentOfText($0, table).scalars },
        "row": texts.map { fields.rowOfText($0, table) },
        "complete": texts.map { fields.isTextComplete($0, table) },
        "check": texts.map {
          fields.holds(model.rowOfText($0, table).check, model.contentOfText($0, table))
        },
      ]
    })
}
