extension Mutant {
  /// Fields whose decisions about edits that change the text are those of `decide`.
  static func edit(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PatternQuestion) -> Decision
  ) -> Mutation {
    replacing(\.patterns.fieldOfPattern, id, mistake) { pattern, policies in
      MutantRule(ModelPatternField(pattern, policies)) {
        PatternQuestion(pattern, policies, $0, $1).map(decide)
      }
    }
  }

  /// Fields whose decisions about insertions are those of `decide`.
  static func insertion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PatternQuestion) -> Decision
  ) -> Mutation { edit(id, mistake) { $0.edit.isDeletion ? $0.decision : decide($0) } }

  /// Fields whose decisions about deletions are those of `decide`.
  static func deletion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PatternQuestion) -> Decision
  ) -> Mutation { edit(id, mistake) { $0.edit.isDeletion ? decide($0) : $0.decision } }

  /// Fields that mistake one policy for another of the same kind.
  static func policy<Policy: Equatable & Sendable>(
    _ id: String, _ mistake: String, _ kind: WritableKeyPath<PatternPolicies, Policy> & Sendable,
    _ policy: Policy, as other: Policy
  ) -> Mutation {
    edit(id, mistake) { question in
      question.decision { if $0[keyPath: kind] == policy { $0[keyPath: kind] = other } }
    }
  }

  /// Fields with a quirk of other libraries.
  static func quirk(
    _ id: String, _ mistake: String, _ change: @escaping @Sendable (inout PatternQuirks) -> Void
  ) -> Mutation { edit(id, mistake) { $0.quirkyDecision(change) } }

  /// Fields whose decisions about edits of several ranges are those of `decide`.
  static func patternChoice(
    _ id: String, _ mistake: String,
    _ decide:
      @escaping @Sendable (SeveralRangesEdit, FieldState, ModelPatternField) ->
      SeveralRangesDecision
  ) -> Mutation {
    patternFields(id, mistake) { model in
      MutantRule(model, decideSeveral: { decide($0, $1, model) })
    }
  }

  /// Fields that object if `object` returns a reason.
  static func objection(
    _ id: String, _ mistake: String, _ object: @escaping @Sendable (PatternTextQuestion) -> Reason?
  ) -> Mutation {
    replacing(\.patterns.fieldOfPattern, id, mistake) { pattern, policies in
      MutantRule(
        ModelPatternField(pattern, policies),
        objection: { object(PatternTextQuestion($0, pattern, policies)) })
    }
  }

  private static func patternFields(
    _ id: String, _ mistake: String,
    _ change: @escaping @Sendable (ModelPatternField) -> any TextRule
  ) -> Mutation {
    replacing(\.patterns.fieldOfPattern, id, mistake) { change(ModelPatternField($0, $1)) }
  }
}
