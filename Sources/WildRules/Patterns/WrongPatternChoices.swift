import InputLaws
import InputRules
import InputRulesModel

/// Formatting by the model, but for what fields decide about edits of several ranges.
struct WrongPatternChoices: WrongFormatting {
  typealias Deciding =
    @Sendable (SeveralRangesEdit, FieldState, ModelPatternField) -> SeveralRangesDecision

  private let decide: Deciding

  /// Fields that decide about edits of several ranges by `decide`, of the edit, the state and the
  /// field as it should be.
  init(_ decide: @escaping Deciding) {
    self.decide = decide
  }

  func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule {
    Field(field: ModelPatternField(pattern, policies), decide: decide)
  }

  /// A field by the model, but for edits of several ranges.
  private struct Field: WrongRule {
    let field: ModelPatternField
    let decide: Deciding

    var model: any TextRule { field }

    func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
      decide(edit, state, field)
    }
  }
}
