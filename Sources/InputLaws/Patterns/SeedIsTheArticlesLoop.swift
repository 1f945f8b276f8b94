import InputRules
import PropertyTesting

extension Law {
  package static let seedIsTheArticlesLoop = Law(
    """
    By the policies `seed` a field shows after any edit what the article's loop makes of the \
    plain edit's text, with the caret at its end.
    """,
    about: .patterns, clauses: ["F7"],
    Property(forAll: .patternEdit(PatternShape(hasSlots: true), .just(.seed))) { subject, input in
      let pattern = input.pattern.withAnyDigits
      let places = try input.state.places(of: input.edit.range).assumed()
      try assume((!places.isEmpty || !input.edit.isDeletion) && !pattern.elements.isEmpty)
      var spliced = input.state.text.scalars
      spliced.replaceSubrange(places, with: input.edit.replacement.unicodeScalars)
      let next = subject.patterns.field(pattern, .seed).apply(input.edit, to: input.state)
      let expected = pattern.loop(over: spliced)
      try requireEqual(
        next, FieldState(String(scalars: expected)), "of \(String(scalars: spliced).escaped)")
    })
}

extension Pattern {
  /// The same literals, and in every slot any digit.
  fileprivate var withAnyDigits: Pattern {
    Pattern(elements.map { $0.literal.map { .literal($0) } ?? .slot(PatternSlot(.anyDigit)) })
  }

  /// The loop of the article: a literal is copied, a slot takes the next digit, and after each step
  /// it ends where no digit is left.
  fileprivate func loop(over text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    if text.isEmpty { return [] }
    var digits = text.filter { $0.properties.generalCategory == .decimalNumber }[...]
    var result: [Unicode.Scalar] = []
    for element in elements {
      if let literal = element.literal {
        result.append(literal)
      } else if let digit = digits.popFirst() {
        result.append(digit)
      }
      if digits.isEmpty { break }
    }
    return result
  }
}
