import InputRules
import PropertyTesting

extension Law {
  package static let caretStaysInsideTheText = Law(
    "After any edits, the caret stands inside the text, between two scalars.",
    about: .patterns, clauses: ["F6.2", "F6.3"],
    Property(forAll: .patternJourney()) { subject, input in
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      try input.walk(field) { edit, state, next in
        try requireEqual(next.selection.length, 0, "selected after \(edit) of \(state)")
        try require(next.marked == nil, "marked after \(edit) of \(state)")
        let places = next.places(of: next.selection)
        try requireEqual(
          places.map(next.range), next.selection, "the caret after \(edit) of \(state)")
      }
    })
}
