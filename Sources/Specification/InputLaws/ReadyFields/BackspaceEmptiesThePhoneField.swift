import InputRules
import PropertyTesting
import ReadyFields

extension Law {
  package static let backspaceEmptiesThePhoneField = Law(
    """
    In a phone field of any region, each backspace at the end takes one digit, or the plus, until \
    the field is empty.
    """,
    about: .readyFields, clauses: ["K5", "K14", "E13"],
    Property(forAll: Generator<PhoneJourney>.phoneJourney) { subject, input in
      let field = try subject.phones.fieldOfRegion(input.region).assumed()
      func content(_ text: String) -> [Unicode.Scalar] {
        text.scalars.filter { "0"..."9" ~= $0 || $0 == "+" }
      }
      let shown = try subject.phones.formattedText(input.word, input.region).assumed()
      var state = FieldState(shown)
      while let edit = state.backwardDeletion {
        let next = field.apply(edit, to: state)
        let left = Array(content(state.text).dropLast())
        try requireEqual(content(next.text), left, "\(next) after a backspace in \(state)")
        let caret = TextRange(location: next.text.utf16.count, length: 0)
        try requireEqual(next.selection, caret, "the caret of \(next)")
        state = next
      }
      try requireEqual(state, .empty, "after all backspaces")
    })
}
