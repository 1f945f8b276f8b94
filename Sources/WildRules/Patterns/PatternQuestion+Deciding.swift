import InputRules
import InputRulesModel

extension PatternQuestion {
  /// What the model decides about another edit of what a field shows, as said of the edit that was
  /// asked about.
  func decision(about other: Edit, on shown: FieldState) -> Decision {
    let decision = ModelPatternField(pattern, policies).decide(other, on: shown)
    return decision.newState.map(showing) ?? decision
  }

  /// What the model decides if that takes the place of the range.
  func decision(replacing range: TextRange, with text: String) -> Decision {
    decision(about: Edit(replacing: range, with: text), on: state)
  }

  /// What the model decides by other policies.
  func decision(by change: (inout PatternPolicies) -> Void) -> Decision {
    var changed = policies
    change(&changed)
    return ModelPatternField(pattern, changed).decide(edit, on: state)
  }

  /// What the model decides, with the state that it shows changed.
  func changing(_ change: (FieldState) -> FieldState) -> Decision {
    let decision = self.decision
    return decision.newState.map { showing(change($0)) } ?? decision
  }

  /// The decision that shows a state: accepted where that is what was asked for.
  func showing(_ next: FieldState) -> Decision {
    next == plain ? .accept(next) : .rewrite(next)
  }

  /// The edit as asked, where the model allows it in any form.
  var unformatted: Decision { decision.newState == nil ? decision : .accept(plain) }
}
