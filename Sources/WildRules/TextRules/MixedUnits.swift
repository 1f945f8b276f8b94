import InputLaws

extension WildRule {
  /// The field counts in the unit that its ranges happen to have, whoever the limit is for.
  static let mixedUnits = WildRule(
    "MixedUnits", mistake: "A limit in another unit is counted in UTF-16 units.",
    source: "https://github.com/verbb/formie/issues/1012",
    caughtBy: ["LengthNeverExceedsLimit"],
    subject: .misreading("MixedUnits") { field in
      field.misreadingConditions { conditions in
        conditions.map {
          if case .maximumLength(let limit, _) = $0 { .maximumLength(limit, .utf16) } else { $0 }
        }
      }
    })
}
