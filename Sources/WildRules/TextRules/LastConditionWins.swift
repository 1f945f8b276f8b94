import InputLaws

extension WildRule {
  /// Each check overwrites the answer of the one before it.
  static let lastConditionWins = WildRule(
    "LastConditionWins", mistake: "Of several conditions only the last one counts.",
    source: "https://github.com/foundation/foundation-sites/pull/6404",
    caughtBy: ["CompositionIsOrderFree"],
    subject: .misreading("LastConditionWins") { field in
      field.misreadingConditions { $0.suffix(1) }
    })
}
