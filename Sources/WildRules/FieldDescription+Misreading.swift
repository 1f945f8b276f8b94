import InputLaws
import InputRules

extension FieldDescription {
  /// The described field as it should be.
  func model() throws(RuleError) -> any TextRule {
    try RuleSubject.model.rule(self)
  }

  /// The description with its conditions misread.
  func misreadingConditions(
    _ misread: ([ConditionDescription]) -> [ConditionDescription]
  ) -> FieldDescription {
    var field = self
    field.conditions = misread(conditions)
    return field
  }
}

extension RuleSubject {
  /// Makes a faultless rule of a misread description.
  static func misreading(
    _ id: String, _ misread: @escaping @Sendable (FieldDescription) -> FieldDescription
  ) -> RuleSubject {
    RuleSubject(id) { field throws(RuleError) in try misread(field).model() }
  }
}
