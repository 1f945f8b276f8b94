import InputLaws
import InputRules

extension WildRule {
  static let trailingOneGoes = WildRule(
    "TrailingOneGoes", mistake: "Of the literals that nothing follows any more only the last goes.",
    source: "our own",
    caughtBy: ["TrailingLiteralsGo", "BackspaceEmptiesThePattern"],
    patterns: WrongPatternFields(deletions: { question in
      guard question.policies.trailing == .dropped,
        let kept = question.decision(by: { $0.trailing = .kept }).newState
      else { return question.decision }
      return question.changing { next in
        let text = String(scalars: kept.text.scalars.dropLast())
        return text.utf16.count > next.text.utf16.count ? FieldState(text) : next
      }
    }))
}
