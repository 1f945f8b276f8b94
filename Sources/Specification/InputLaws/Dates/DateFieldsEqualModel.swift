extension Law {
  package static let dateFieldsEqualModel = Law(
    """
    A date field decides about any edit, and reads, writes and repairs any text, as the model does.
    """, clauses: ["D13", "D14", "D14.16", "D14.17", "D15"],
    Property(forAll: .dateJourney(), .dateSample()) { subject, input, sample in
      let (fields, model) = (subject.dateFields, Implementation.DateFields.model)
      let (rule, other) = (
        try fields.fieldOfDescription(input.field), try model.fieldOfDescription(input.field)
      )
      for (state, edit, decision) in input.edits(of: rule) {
        try requireEqual(decision, other.decide(edit, on: state), "\(edit) of \(state)")
        try rule.requireSame(as: other, about: state)
        try requireEqual(
          fields.isTextRight(state.text, input.field), model.isTextRight(state.text, input.field),
          "right")
        try requireEqual(
          DateValuesAnswer(try fields.valuesOfText(state.text, input.field)),
          DateValuesAnswer(try model.valuesOfText(state.text, input.field)), "values")
      }
      try requireEqual(
        DateTextAnswer(try fields.textOfValues(sample.values, sample.field)),
        DateTextAnswer(try model.textOfValues(sample.values, sample.field)), "text")
    })
}
