import InputRules
import PropertyTesting

extension Law {
  package static let caretKeepsOutOfLiterals = Law(
    """
    By the policies `afterTouched` and `afterPrevious` the caret never stands between two \
    literals.
    """,
    about: .patterns, clauses: ["F6"],
    Property(
      forAll: .patternEdit(.fixed, .keepingOut).cover("in literals before", atLeast: 0.02) {
        $0.pattern.isBetweenLiterals($0.state.caretPlace, of: $0.state.text.scalars)
      }
    ) { subject, input in
      let field = subject.patterns.field(input.pattern, input.policies)
      let places = try input.state.places(of: input.edit.range).assumed()
      try assume(!places.isEmpty || !input.edit.isDeletion)
      let next = try field.decide(input.edit, on: input.state).newState.assumed()
      try require(
        !input.pattern.isBetweenLiterals(next.caretPlace, of: next.text.scalars),
        "the caret of \(next)")
    })
}

extension Generator<PatternPolicies> {
  /// Any policies by which the caret keeps out of literals, also of those that a deletion is about.
  fileprivate static let keepingOut = Generator { source in
    let carets: [PatternPolicies.Caret] = [.afterTouched, .afterPrevious]
    let (insertion, deletion) = (source.element(of: carets), source.element(of: carets))
    return source.draw(
      .any.with {
        ($0.insertionCaret, $0.deletionCaret) = (insertion, deletion)
        ($0.backspace, $0.forward, $0.selection) = (.erases, .erases, .erases)
        $0.placeholder = nil
      })
  }
}

extension Pattern {
  fileprivate func isBetweenLiterals(_ place: Int, of text: [Unicode.Scalar]) -> Bool {
    isLiteral(at: place - 1, of: text) && isLiteral(at: place, of: text)
  }
}
