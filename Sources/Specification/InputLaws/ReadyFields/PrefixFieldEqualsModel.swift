extension Law {
  package static let prefixFieldEqualsModel = Law(
    """
    A field with a prefix table decides about any edit and any text from code as the model does, \
    with the same text, selection and reason.
    """, clauses: ["K2", "K3", "K4", "K5", "K6", "K7", "K8"],
    Property(
      forAll: .prefixJourney.cover("a pattern is filled", atLeast: 0.05) {
        $0.finalReason != .notFormatted(.incomplete)
      }
    ) { subject, input in
      let field = subject.readyFields.fieldOfTable(input.table)
      let model = Implementation.ReadyFields.model.fieldOfTable(input.table)
      _ = try input.requireSame(field, as: model)
    })
}

extension PrefixJourney {
  /// The reason the model objects to the text after the moves when editing ends, or `nil`.
  fileprivate var finalReason: Reason? {
    let model = Implementation.ReadyFields.model.fieldOfTable(table)
    return model.finalObjection(to: end(in: model).text)
  }
}
