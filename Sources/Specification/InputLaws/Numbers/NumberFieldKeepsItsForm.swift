import InputRules
import PropertyTesting

extension Law {
  package static let numberFieldKeepsItsForm = Law(
    "After any edits of a number in its form, the text is in its form, or is not a partial number.",
    about: .numbers, clauses: ["N7.8", "N7.13"],
    Property(forAll: .numberField) { subject, input in
      let field = subject.numbers.fieldOfFormat(input.format, .none)
      var state = input.state
      try assume(field.objection(to: state.text) == nil)
      for edit in input.edits {
        let next = field.apply(edit, to: state)
        let repaired = field.repaired(next)
        try require(
          field.objection(to: next.text) != .reformatted
            && repaired.text.hasSameUnits(as: next.text),
          "\(next) after \(edit) isn't in its form")
        state = next
      }
    })
}
