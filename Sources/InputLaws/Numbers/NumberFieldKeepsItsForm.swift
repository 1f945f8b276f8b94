import InputRules
import PropertyTesting

extension Law {
  package static let numberFieldKeepsItsForm = Law(
    """
    Whatever is typed into or deleted from a number in its form, what stands there then is in \
    its form, or no beginning of a number.
    """,
    about: .numbers, clauses: ["N7"],
    Property(forAll: .numberField) { subject, input in
      let field = subject.numbers.field(input.format, bounds: .none)
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
