import InputLaws
import InputRules

extension WildRule {
  static let formattersInTurn = WildRule(
    "FormattersInTurn", mistake: "A paste may be cut before what isn't allowed is dropped.",
    source: "https://github.com/antiwork/gumroad/pull/6325",
    caughtBy: ["CompositionIsOrderFree"],
    subject: RuleSubject("FormattersInTurn") { field throws(RuleError) in
      FormattersInTurnRule(field: field, model: try field.model())
    })
}

/// Each condition reduces what the one before it has left, so the order they are listed in matters.
private struct FormattersInTurnRule: WrongRule {
  let field: FieldDescription
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    guard field.insertion == .filteredAndTruncated && !decision.isAccepted else { return decision }
    let reduced = field.conditions.reduce(edit) { $1.reducing($0, on: state) }
    guard case .accept(let next) = model.decide(reduced, on: state), !reduced.isDeletion else {
      return decision
    }
    return .rewrite(next)
  }
}

extension ConditionDescription {
  /// The part of the edit that this condition alone leaves.
  fileprivate func reducing(_ edit: Edit, on state: FieldState) -> Edit {
    guard let condition = try? condition() else { return edit }
    if condition.maximumLength != nil { return truncating(edit, on: state, to: condition) }
    var scalars = String.UnicodeScalarView()
    for scalar in edit.replacement.unicodeScalars where condition.admits(scalar) {
      scalars.append(scalar)
    }
    let kept = String(scalars).filter { condition.admits($0) }
    return Edit(replacing: edit.range, with: kept)
  }

  private func truncating(_ edit: Edit, on state: FieldState, to limit: any TextCondition) -> Edit {
    var edit = edit
    while !edit.isDeletion, let next = try? state.replacing(edit),
      limit.objection(to: next.text) != nil
    {
      edit.replacement.removeLast()
    }
    return edit
  }
}
