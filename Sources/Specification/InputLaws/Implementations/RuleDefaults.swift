/// What is told of a text that was set from code, if a rule doesn't say (E12.8, E12.9).
public struct RuleDefaults: Equatable, Sendable {
  /// Why the field may not contain it.
  public var objection: Reason?
  /// Why the field may not contain it at the end.
  public var finalObjection: Reason?
  /// The state that a repair makes of it.
  public var repaired: FieldState
}

extension RuleDefaults {
  /// What a rule tells.
  init(of rule: some TextRule, about text: String) {
    self.init(
      objection: rule.objection(to: text), finalObjection: rule.finalObjection(to: text),
      repaired: rule.repaired(FieldState(text)))
  }

  /// What the clauses make of the decision about the text in the empty field.
  init(byDecision decision: Decision, about text: String) {
    self.init(repaired: FieldState(text))
    switch decision {
    case .accept: return
    case .refuse(let reason): objection = reason
    case .rewrite(let state, _):
      repaired = state
      let isSame = Array(state.text.utf8) == Array(text.utf8)
      objection = isSame ? nil : .reformatted
    }
    finalObjection = objection
  }
}

/// A rule that only decides about edits, as an app's own one may.
struct DecidingRule: TextRule {
  private let rule: any TextRule

  init(_ rule: any TextRule) { self.rule = rule }

  func decide(_ edit: Edit, on state: FieldState) -> Decision { rule.decide(edit, on: state) }
}
