import InputLaws
import InputRules

extension WildRule {
  static let plusTaken = WildRule(
    "PlusTaken", mistake: "A plus sign is taken also where the format has the minus only.",
    source: "our own",
    caughtBy: ["JudgingEqualsModel", "NumberFieldEqualsModel"],
    numbers: MisreadFormats { if $0.signs == .minus { $0.signs = .both } })
}
