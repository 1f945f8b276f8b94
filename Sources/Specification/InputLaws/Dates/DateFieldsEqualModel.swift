import InputRules
import PropertyTesting

extension Law {
  package static let dateFieldsEqualModel = Law(
    """
    A date field decides about any edit, and reads, writes and repairs any text, as the model does.
    """,
    about: .dates, .comparison, clauses: ["D13", "D14", "D15"],
    Property(forAll: .dateJourney(), .dateSample()) { subject, input, sample in
      let (fields, model) = (subject.dateFields, Implementation.DateFields.model)
      let (rule, other) = (try fields.field(input.field), try model.field(input.field))
      for (state, edit, decision) in input.edits(of: rule) {
        try requireEqual(decision, other.decide(edit, on: state), "\(edit) of \(state)")
        try requireEqual(rule.repaired(state), other.repaired(state), "repaired")
        try requireEqual(
          rule.objection(to: state.text), other.objection(to: state.text), "objection")
        try requireEqual(
          rule.finalObjection(to: state.text), other.finalObjection(to: state.text), "at the end")
        try requireEqual(
          fields.isRight(state.text, in: input.field), model.isRight(state.text, in: input.field),
          "right")
        try requireEqual(
          DateValuesAnswer(try fields.values(of: state.text, in: input.field)),
          DateValuesAnswer(try model.values(of: state.text, in: input.field)), "values")
      }
      try requireEqual(
        DateTextAnswer(try fields.text(of: sample.values, in: sample.field)),
        DateTextAnswer(try model.text(of: sample.values, in: sample.field)), "text")
    })
}
