import InputRules

extension WrongPatternFields {
  /// Fields that decide by policies as `misread` makes them.
  init(policies misread: @escaping @Sendable (inout PatternPolicies) -> Void) {
    self.init(edits: { $0.decision(by: misread) })
  }

  /// Fields that take one policy of a kind for another.
  init<Policy: Equatable & Sendable>(
    _ kind: WritableKeyPath<PatternPolicies, Policy> & Sendable, _ policy: Policy,
    as other: Policy
  ) {
    self.init(policies: { policies in
      if policies[keyPath: kind] == policy { policies[keyPath: kind] = other }
    })
  }

  /// Fields that take one policy about literals for another, whatever deletes them.
  init(onLiterals policy: PatternPolicies.OnLiterals, as other: PatternPolicies.OnLiterals) {
    self.init(policies: { policies in
      if policies.backspace == policy { policies.backspace = other }
      if policies.forward == policy { policies.forward = other }
      if policies.selection == policy { policies.selection = other }
    })
  }
}
