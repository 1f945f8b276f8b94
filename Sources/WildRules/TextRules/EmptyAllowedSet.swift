import InputLaws

extension WildRule {
  /// An option that isn't set and a set without members look the same to `isEmpty`.
  static let emptyAllowedSet = WildRule(
    "EmptyAllowedSet", mistake: "The empty allowed set is taken for no restriction.",
    source: "https://github.com/deutsche-nationalbibliothek/pica-rs/pull/903",
    caughtBy: ["EmptySetsMeanWhatTheySay", "AllowedAndBannedAreComplements"],
    subject: .misreading("EmptyAllowedSet") { field in
      field.misreadingConditions { conditions in
        conditions.filter { if case .allowed("", _) = $0 { false } else { true } }
      }
    })
}
