extension Law {
  package static let junkChangesNothing = Law(
    """
    Under the policy that refuses junk, a field refuses an insertion of scalars that match no \
    literal and fit no slot, whatever is selected.
    """, clauses: ["F5.4", "F5.5"],
    Property(
      forAll: .patternEdit(.any, Generator<PatternPolicies>.any.with { $0.junk = .refused }), .junk
    ) { subject, input, junk in
      let (pattern, policies) = (input.pattern, input.policies)
      let foreign = junk.filter { pattern.isForeign($0) && $0 != policies.placeholder }
      try assume(!foreign.isEmpty && !pattern.elements.isEmpty)
      let edit = Edit(replacing: input.state.selection, with: String(scalars: foreign))
      let decision = subject.patterns.fieldOfPattern(pattern, policies).decide(
        edit, on: input.state)
      try requireEqual(decision, .refuse(.notFormatted(.fitsNoSlot)), "\(edit)")
    })
}

extension Generator<[Unicode.Scalar]> {
  /// A few scalars; most patterns refuse at least one of them.
  fileprivate static let junk = Generator { source in
    let junk: [Unicode.Scalar] = source.list(1...4, label: "scalar") {
      $0.element(of: Unicode.Scalar.patternMaterial.reversed())
    }
    return junk
  }
}
