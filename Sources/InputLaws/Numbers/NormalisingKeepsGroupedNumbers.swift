import InputRules
import PropertyTesting

extension Law {
  package static let normalisingKeepsGroupedNumbers = Law(
    """
    What a field that groups digits shows is there again when it is cut and pasted back, or \
    typed, whatever becomes plain, in every locale.
    """,
    about: .numbers, clauses: ["E8", "N7"],
    Property(forAll: .ownNumber) { subject, own in
      let field = subject.numbers.field(own.format, bounds: .none)
      let text = (own.isNegative ? own.format.symbols.minusWithoutMarks : "") + own.number
      try FieldSession(field, normalisation: own.normalisation).requireReturn(of: text)
    })
}
