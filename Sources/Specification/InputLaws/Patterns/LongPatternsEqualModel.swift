extension Law {
  package static let longPatternsEqualModel = Law(
    "A field with a pattern of many elements decides about an edit as the model does.",
    clauses: ["F2", "F4", "F5"],
    Property(
      forAll: .longPatternEdit.cover("an edit takes effect", atLeast: 0.2) {
        Implementation.Patterns.model.fieldOfPattern($0.pattern, $0.policies).decide(
          $0.edit, on: $0.state
        ).newState != nil
      }
    ) { subject, input in
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      let model = Implementation.Patterns.model.fieldOfPattern(input.pattern, input.policies)
      try field.requireSame(as: model, [input.edit], from: input.state)
    })
}
