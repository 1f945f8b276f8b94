import InputLaws
import InputRules

extension WildRule {
  static let exceptionsTaken = WildRule(
    "ExceptionsTaken", mistake: "A slot for any but some takes these, and nothing else.",
    source: "our own",
    caughtBy: ["SlotsTakeTheirKind", "FormattingKeepsItsContent"],
    patterns: MisreadPatterns(slots: { slot in
      guard case .anyExcept(let others) = slot.content else { return slot }
      return slot.taking(.set(others))
    }))
}
