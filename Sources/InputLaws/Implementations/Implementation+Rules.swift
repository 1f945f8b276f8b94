import InputRules

extension Implementation {
  /// Whether it is a single rule that ignores descriptions.
  var isOneRule: Bool { topics == [.anyRule] }

  /// The rule of a description.
  func rule(_ description: FieldDescription) throws(RuleError) -> any TextRule {
    try fields.rule(description)
  }

  /// The session of a description, showing `state` at first.
  func session(
    _ description: SessionDescription, showing state: FieldState
  ) throws(RuleError) -> any TextSession {
    try fields.session(description, state)
  }
}
