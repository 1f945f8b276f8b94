extension Law {
  package static let amountFieldEqualsModel = Law(
    """
    An amount field decides about any edit and any text from code as the model does, with the same \
    text, selection, reason and value.
    """, clauses: ["K19", "K20", "K21", "K22", "K23"],
    Property(
      forAll: .amountJourney.cover("typed from the right", atLeast: 0.3) {
        $0.plan.typing == .shifted
      }
    ) { subject, input in
      let (amounts, model) = (subject.amounts, Implementation.Amounts.model)
      let (field, peer) = (amounts.fieldOfPlan(input.plan), model.fieldOfPlan(input.plan))
      let shown = try input.requireSame(field, as: peer).text
      let value = model.valueOfText(shown, input.plan)
      try requireEqual(amounts.valueOfText(shown, input.plan), value, "the value of \(shown)")
      guard let value else { return }
      try requireEqual(
        amounts.textOfValue(value, input.plan), model.textOfValue(value, input.plan), "\(value)")
    })
}
