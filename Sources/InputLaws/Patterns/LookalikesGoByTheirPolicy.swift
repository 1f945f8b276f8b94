import InputRules
import PropertyTesting

extension Law {
  package static let lookalikesGoByTheirPolicy = Law(
    """
    What is typed that equals a literal ahead, and would fit the slot as well, is the literal \
    behind a literal, always, or never, as the policy says.
    """,
    about: .patterns, clauses: ["F3"],
    Property(
      forAll: Generator<Unicode.Scalar>.element(of: "7", "0", "2"), .string(of: "027", 1...4),
      .bool(), Generator<PatternPolicies.Lookalikes>.anyCase
    ) { subject, lookalike, digits, isBehindLiteral, policy in
      // One literal more at the front, if another is to stand before the lookalike.
      let before: [Unicode.Scalar] = isBehindLiteral ? ["("] : []
      let slots = Array(repeating: PatternElement.slot(.digit), count: 6)
      let pattern = Pattern((before + [lookalike]).map { .literal($0) } + slots)
      var policies = PatternPolicies.standard
      policies.lookalikes = policy
      let isLiteral =
        switch policy {
        case .literals: true
        case .literalsInRuns: isBehindLiteral
        case .input: false
        }
      let put = digits.scalars
      let matches = isLiteral && put.first == lookalike
      let content = matches ? Array(put.dropFirst()) : put
      let field = subject.patterns.field(pattern, policies)
      let last = (before + put).reduce(FieldState.empty) { state, scalar in
        field.apply(Edit(replacing: state.selection, with: String(scalar)), to: state)
      }
      // The literals are there by themselves, be it that they were typed or that content follows.
      try requireEqual(last, FieldState(String(scalars: before + [lookalike] + content)))
    })
}
