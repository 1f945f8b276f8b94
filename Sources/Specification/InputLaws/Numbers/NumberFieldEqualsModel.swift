extension Law {
  package static let numberFieldEqualsModel = Law(
    "A field with live grouping decides about any edit of any text as the model does.",
    clauses: ["N7", "N9"],
    Property(
      forAll: .numberField.cover("an edit is rewritten", atLeast: 0.1) {
        $0.decisions.contains { $0.isRewritten }
      }
      .cover("an edit is refused", atLeast: 0.1) { $0.decisions.contains { $0.reason != nil } }
      .cover("isn't in its form", atLeast: 0.05) { $0.field.objection(to: $0.state.text) != nil }
      .cover("a number is out of bounds", atLeast: 0.005) { input in
        input.decisions.contains { $0.reason == .outOfBounds(input.bounds) }
      }
    ) { subject, input in
      try subject.numbers.fieldOfFormat(input.format, input.bounds).requireSame(
        as: input.field, input.edits, from: input.state)
    })
}

extension NumberFieldScenario {
  fileprivate var field: ModelNumberField { ModelNumberField(format, bounds: bounds) }

  fileprivate var decisions: [Decision] { edits.prefix(1).map { field.decide($0, on: state) } }
}
