extension Mutant {
  /// Fields whose rules `rule` creates from their descriptions.
  static func rules(
    _ id: String, _ mistake: String,
    _ rule: @escaping @Sendable (FieldDescription) throws(RuleError) -> any TextRule
  ) -> Mutation { Mutation(id, mistake) { $0.fields = Implementation.Fields(rule: rule) } }

  /// Fields whose decisions about edits are those of `decide`.
  static func decision(
    _ id: String, _ mistake: String,
    _ decide: @escaping @Sendable (Edit, FieldState, any TextRule) -> Decision
  ) -> Mutation {
    fieldDecision(id, mistake) { edit, state, model, _ in decide(edit, state, model) }
  }

  /// Fields whose decisions about edits are those of `decide`, which also gets the descriptions.
  static func fieldDecision(
    _ id: String, _ mistake: String,
    _ decide: @escaping @Sendable (Edit, FieldState, any TextRule, FieldDescription) -> Decision
  ) -> Mutation {
    rules(id, mistake) { field throws(RuleError) in
      let model = try field.model()
      return MutantRule(model, decide: { decide($0, $1, model, field) })
    }
  }

  /// Fields whose decisions about edits of several ranges are those of `decide`.
  static func choice(
    _ id: String, _ mistake: String,
    _ decide:
      @escaping @Sendable (SeveralRangesEdit, FieldState, any TextRule) -> SeveralRangesDecision
  ) -> Mutation {
    rules(id, mistake) { field throws(RuleError) in
      let model = try field.model()
      return MutantRule(model, decideSeveral: { decide($0, $1, model) })
    }
  }

  /// Correct fields with misread descriptions.
  static func description(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (inout FieldDescription) -> Void
  ) -> Mutation {
    rules(id, mistake) { described throws(RuleError) in
      var field = described
      misread(&field)
      return try field.model()
    }
  }

  /// Correct fields with other conditions.
  static func conditions(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable ([ConditionDescription]) -> [ConditionDescription]
  ) -> Mutation { description(id, mistake) { $0.conditions = misread($0.conditions) } }

  /// Correct fields with misread numbers.
  static func numberDescription(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (inout NumberDescription) -> Void
  ) -> Mutation {
    conditions(id, mistake) { conditions in
      conditions.map { condition in
        guard case .numeric(var number) = condition else { return condition }
        misread(&number)
        return .numeric(number)
      }
    }
  }
}
