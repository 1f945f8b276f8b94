import InputRules
import PropertyTesting

extension Law {
  package static let patternFieldTakesItsOwnText = Law(
    """
    By the standard policies a field doesn't object to what it shows after an edit, and a repair \
    leaves that as it is.
    """,
    about: .patterns, clauses: ["F3", "F4", "E12"],
    Property(forAll: .patternEdit(.fixed, .standard)) { subject, input in
      let field = subject.patterns.field(input.pattern, .standard)
      let next = try field.decide(input.edit, on: input.state).newState.assumed()
      try assume(input.pattern.isForm(of: next.text.scalars))
      try requireEqual(field.objection(to: next.text), nil, "\(next)")
      try requireEqual(field.repaired(next).text.scalars, next.text.scalars, "repaired")
    })
}
