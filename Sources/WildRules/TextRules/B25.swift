import InputLaws

extension WildRule {
  /// Another platform's −1 for “unlimited” arrives here, and somebody makes it work.
  static let b25 = WildRule(
    "B25", mistake: "A negative limit is taken for none.",
    source: "https://github.com/dotnet/maui/pull/662",
    caughtBy: ["NegativeLimitIsRefused"],
    subject: .misreading("B25") { field in
      field.misreadingConditions { conditions in
        conditions.filter {
          if case .maximumLength(let limit, _) = $0 { limit >= 0 } else { true }
        }
      }
    })
}
