extension Law {
  package static let lookalikesAfterLiteralsAreLiterals = Law(
    """
    A typed scalar may both fit the next slot and equal a literal before the slot. Directly after \
    another literal, it becomes this literal; otherwise, it becomes content.
    """, clauses: ["F2.6", "F3.4", "F3.5"],
    Property(
      forAll: Generator<Unicode.Scalar>.element(of: "7", "0", "2"), .string(of: "027", 1...4),
      .bool()
    ) { subject, lookalike, digits, isAfterLiteral in
      // If another literal must precede the lookalike, the pattern begins with that literal.
      let before: [Unicode.Scalar] = isAfterLiteral ? ["("] : []
      let slots = Array(repeating: PatternElement.slot(.digit), count: 6)
      let pattern = Pattern((before + [lookalike]).map { .literal($0) } + slots)
      let put = digits.scalars
      let matches = isAfterLiteral && put.first == lookalike
      let content = matches ? Array(put.dropFirst()) : put
      let field = subject.patterns.fieldOfPattern(pattern, .standard)
      let last = field.typing(String(scalars: before + put))
      // The text shows the literals, because they were typed or precede content.
      try requireEqual(last, FieldState(String(scalars: before + [lookalike] + content)))
    })
}
