import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let patternFieldEqualsModel = Law(
    """
    A field with a pattern decides about any edit, under any policies, as the model does: kind, \
    text, selection and reason.
    """,
    about: .patterns, .comparison, clauses: ["F4", "F5", "F6"],
    Property(forAll: .patternJourney().reachingAll) { subject, input in
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      let model = Implementation.Patterns.model.fieldOfPattern(input.pattern, input.policies)
      var state = input.state
      try requireEqual(
        field.objection(to: state.text), model.objection(to: state.text), "objection")
      try requireEqual(field.repaired(state), model.repaired(state), "repaired")
      for move in input.moves {
        guard let edit = move.edit(of: state) else {
          state = move.selected(in: state)
          continue
        }
        let decision = field.decide(edit, on: state)
        try requireEqual(decision, model.decide(edit, on: state), "after \(edit) of \(state)")
        state = decision.newState ?? state
      }
      try requireEqual(
        field.finalObjection(to: state.text), model.finalObjection(to: state.text), "at the end")
    })
}

extension Generator<PatternJourney> {
  /// The shares of the kinds that matter.
  fileprivate var reachingAll: Generator {
    cover("an edit is rewritten", atLeast: 0.1) { $0.decision?.isRewritten ?? false }
      .cover("an edit is accepted", atLeast: 0.05) { $0.decision?.isAccepted ?? false }
      .cover("nothing fits", atLeast: 0.02) { $0.decision?.reason == .notFormatted(.fitsNoSlot) }
      .cover("the pattern is full", atLeast: 0.005) { $0.decision?.reason == .notFormatted(.full) }
  }
}

extension PatternJourney {
  /// What the model decides about the first move that is an edit.
  fileprivate var decision: Decision? {
    moves.lazy.compactMap { $0.edit(of: state) }.first.map {
      Implementation.Patterns.model.fieldOfPattern(pattern, policies).decide($0, on: state)
    }
  }
}

extension Decision {
  fileprivate var isRewritten: Bool {
    if case .rewrite = self { true } else { false }
  }

  fileprivate var isAccepted: Bool {
    if case .accept = self { true } else { false }
  }
}
