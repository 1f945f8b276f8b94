import InputLaws

extension WildRule {
  /// A Swift `String` iterates over clusters unless told otherwise, and nobody told it here.
  static let bannedByCluster = WildRule(
    "BannedByCluster", mistake: "Banned scalars are looked for among clusters, so marks hide them.",
    source: "https://github.com/PaulTabaco/ConstrainedTextField---Swift-2",
    caughtBy: ["AllowedAndBannedAreComplements"],
    subject: .misreading("BannedByCluster") { field in
      field.misreadingConditions { conditions in
        conditions.map {
          if case .banned(let members, .scalars) = $0 { .banned(members, .characters) } else { $0 }
        }
      }
    })
}
