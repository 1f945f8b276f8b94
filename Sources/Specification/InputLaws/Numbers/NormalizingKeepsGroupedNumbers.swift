extension Law {
  package static let normalizingKeepsGroupedNumbers = Law(
    """
    In every locale and under any normalization, the text of a field with live grouping can be cut \
    and pasted back, or typed, unchanged.
    """, clauses: ["E8.11", "E8.14", "E8.15", "N7.12"],
    Property(forAll: .ownNumber) { subject, own in
      let field = subject.numbers.fieldOfFormat(own.format, .none)
      let text = (own.isNegative ? own.format.symbols.minusSign.withoutBidiMarks : "") + own.number
      try FieldSession(field, normalization: own.normalization).requireReturn(of: text)
    })
}
