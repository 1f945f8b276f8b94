extension Law {
  package static let patternFieldEqualsModel = Law(
    """
    A pattern field decides about any edit, under any policies, as the model does, with the same \
    text, selection and reason.
    """, clauses: ["F4", "F5", "F6"],
    Property(forAll: .patternJourney().reachingAll) { subject, input in
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      let model = Implementation.Patterns.model.fieldOfPattern(input.pattern, input.policies)
      _ = try input.requireSame(field, as: model)
    })
}

extension Generator<PatternJourney> {
  fileprivate var reachingAll: Generator {
    cover("an edit is rewritten", atLeast: 0.1) { $0.decision?.isRewritten ?? false }
      .cover("an edit is accepted", atLeast: 0.05) { $0.decision?.isAccepted ?? false }
      .cover("no scalar fits", atLeast: 0.02) { $0.decision?.reason == .notFormatted(.fitsNoSlot) }
      .cover("the pattern is full", atLeast: 0.005) { $0.decision?.reason == .notFormatted(.full) }
  }
}

extension PatternJourney {
  /// The model's decision about the first move that is an edit.
  fileprivate var decision: Decision? {
    moves.lazy.compactMap { $0.edit(of: state) }.first.map {
      Implementation.Patterns.model.fieldOfPattern(pattern, policies).decide($0, on: state)
    }
  }
}
