import InputRules

/// The plain model but for one mistake: what a wrong rule doesn't get wrong, it leaves to the
/// model.
protocol WrongRule: TextRule {
  /// The rule as it should be.
  var model: any TextRule { get }
}

extension WrongRule {
  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    model.decide(edit, on: state)
  }

  func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    model.decide(edit, on: state)
  }

  func objection(to text: String) -> Reason? { model.objection(to: text) }

  func finalObjection(to text: String) -> Reason? { model.finalObjection(to: text) }

  func repaired(_ state: FieldState) -> FieldState { model.repaired(state) }

  func isOwn(_ scalar: Unicode.Scalar) -> Bool { model.isOwn(scalar) }

  var ownMinus: Unicode.Scalar? { model.ownMinus }
}
