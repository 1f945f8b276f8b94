import InputLaws

extension WildRule {
  /// Each failing check overwrites the reason of the one before it.
  static let lastReasonNamed = WildRule(
    "LastReasonNamed", mistake: "The reason names the last condition that failed, not the first.",
    source: "https://github.com/agavi/agavi/issues/362",
    caughtBy: ["CompositionIsOrderFree"],
    subject: .misreading("LastReasonNamed") { field in
      field.misreadingConditions { $0.reversed() }
    })
}
