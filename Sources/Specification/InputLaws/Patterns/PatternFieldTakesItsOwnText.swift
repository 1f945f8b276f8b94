import InputRules
import PropertyTesting

extension Law {
  package static let patternFieldTakesItsOwnText = Law(
    """
    Under the standard policies, a field has no violation after an edit, and a repair leaves its \
    text as it is.
    """,
    about: .patterns, clauses: ["F2.15", "F4.8", "E12.7", "E12.11"],
    Property(forAll: .patternEdit(.fixed, .standard)) { subject, input in
      let field = subject.patterns.fieldOfPattern(input.pattern, .standard)
      let next = try field.decide(input.edit, on: input.state).newState.assumed()
      try assume(input.pattern.isForm(of: next.text.scalars))
      try requireEqual(field.objection(to: next.text), nil, "\(next)")
      try requireEqual(field.repaired(next).text.scalars, next.text.scalars, "repaired")
    })
}
