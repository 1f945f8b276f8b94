import InputLaws
import InputRules
import InputRulesModel

/// Formatting by the model, but for what fields say of texts that stand in them, and how they
/// repair them.
struct WrongPatternVerdicts: WrongFormatting {
  typealias Objecting = @Sendable (PatternTextQuestion) -> Reason?
  typealias Repairing = @Sendable (PatternTextQuestion) -> String?

  private let objection: Objecting
  private let finalObjection: Objecting
  private let repaired: Repairing

  /// Fields that object and repair by these functions; the last gives nil where the model repairs.
  init(
    objection: @escaping Objecting = { $0.objection },
    finalObjection: @escaping Objecting = { $0.finalObjection },
    repaired: @escaping Repairing = { _ in nil }
  ) {
    (self.objection, self.finalObjection) = (objection, finalObjection)
    self.repaired = repaired
  }

  func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule {
    Field(model: ModelPatternField(pattern, policies), verdicts: self) {
      PatternTextQuestion(text: $0, pattern: pattern, policies: policies)
    }
  }

  /// A field by the model, but for its verdicts.
  private struct Field: WrongRule {
    let model: any TextRule
    let verdicts: WrongPatternVerdicts
    let question: @Sendable (String) -> PatternTextQuestion

    func objection(to text: String) -> Reason? { verdicts.objection(question(text)) }

    func finalObjection(to text: String) -> Reason? { verdicts.finalObjection(question(text)) }

    func repaired(_ state: FieldState) -> FieldState {
      verdicts.repaired(question(state.text)).map { FieldState($0) } ?? model.repaired(state)
    }
  }
}
