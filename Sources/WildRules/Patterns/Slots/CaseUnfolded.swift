import InputLaws
import InputRules

extension WildRule {
  static let caseUnfolded = WildRule(
    "CaseUnfolded",
    mistake: "A slot in one case takes letters of both, and shows them as they were typed.",
    source: "https://github.com/xceedsoftware/wpftoolkit/issues/907",
    caughtBy: ["SlotsTakeTheirKind", "FormattingKeepsItsContent"],
    patterns: MisreadPatterns(slots: { $0.casing(.kept) }))
}
