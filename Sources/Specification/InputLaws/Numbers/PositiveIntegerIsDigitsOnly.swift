extension Law {
  package static let positiveIntegerIsDigitsOnly = Law(
    """
    A field for positive integers shows only digits, whatever is typed or pasted: no sign, \
    exponent mark, separator or space. Only a deletion can leave a leading zero.
    """, clauses: ["T5"],
    Property(forAll: .digitsField) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      var state = scenario.state
      for edit in scenario.edits {
        state = rule.apply(edit, to: state)
        try require(
          state.text.unicodeScalars.allSatisfy { "0123456789".unicodeScalars.contains($0) },
          "\(state.text.escaped) after \(edit)")
        let isZeroed = state.text.count > 1 && state.text.hasPrefix("0")
        try require(!isZeroed || edit.isDeletion, "\(state.text.escaped) begins with a zero")
        if edit.isDeletion && isZeroed { return }
      }
    })
}

extension Generator<Scenario> {
  /// A field for positive integers, and edits that type symbols of numbers.
  fileprivate static let digitsField = Generator { source in
    let symbols = source.element(of: [NumberSymbols.posix] + NumberSymbols.samples.prefix(3))
    let words = Generator<String> { $0.pieces(of: NumberFormat(symbols), 1...2) }
    let edits = source.edits(0...5, of: "", typing: words)
    let field = FieldDescription(
      [.numeric(NumberDescription(.digits(symbols)))],
      insertion: source.element(of: InsertionPolicy.allCases))
    return Scenario(field: field, state: .empty, edits: edits)
  }
}
