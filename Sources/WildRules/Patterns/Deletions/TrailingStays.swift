import InputLaws
import InputRules

extension WildRule {
  static let trailingStays = WildRule(
    "TrailingStays", mistake: "A literal stays behind when the digit behind it is deleted.",
    source: "https://github.com/beholdr/maska/issues/49",
    caughtBy: ["TrailingLiteralsGo", "BackspaceEmptiesThePattern"],
    patterns: WrongPatternFields(policies: { $0.trailing = .kept }))
}
