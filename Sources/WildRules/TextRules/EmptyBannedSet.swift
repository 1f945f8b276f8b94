import InputLaws

extension WildRule {
  /// The set is made into a pattern, and the empty pattern matches everywhere.
  static let emptyBannedSet = WildRule(
    "EmptyBannedSet", mistake: "The empty banned set bans everything.",
    source: "https://github.com/lusakasa/saka-key/issues/204",
    caughtBy: ["EmptySetsMeanWhatTheySay"],
    subject: .misreading("EmptyBannedSet") { field in
      field.misreadingConditions { conditions in
        conditions.map {
          if case .banned("", let membership) = $0 { .allowed("", membership) } else { $0 }
        }
      }
    })
}
