import InputLaws
import InputRules
import InputRulesModel

/// Formatting by the model, but for what fields decide about edits.
struct WrongPatternFields: WrongFormatting {
  private let decide: @Sendable (Pattern, PatternPolicies, Edit, FieldState) -> Decision?

  /// Fields that decide by `decide` about any edit, of the edit, the state and the field as it
  /// should be, which decides where `decide` gives nil.
  init(
    anyEdits decide: @escaping @Sendable (Edit, FieldState, ModelPatternField) -> Decision?
  ) {
    self.decide = { decide($2, $3, ModelPatternField($0, $1)) }
  }

  /// Fields that decide by `decide` about edits that change something inside the text.
  init(edits decide: @escaping @Sendable (PatternQuestion) -> Decision) {
    self.decide = { PatternQuestion($0, $1, $2, $3).map(decide) }
  }

  /// Fields that decide by `decide` about insertions.
  init(insertions decide: @escaping @Sendable (PatternQuestion) -> Decision) {
    self.init(edits: { $0.edit.isDeletion ? $0.decision : decide($0) })
  }

  /// Fields that decide by `decide` about deletions.
  init(deletions decide: @escaping @Sendable (PatternQuestion) -> Decision) {
    self.init(edits: { $0.edit.isDeletion ? decide($0) : $0.decision })
  }

  func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule {
    WrongPatternField(model: ModelPatternField(pattern, policies)) { edit, state in
      decide(pattern, policies, edit, state)
    }
  }
}
