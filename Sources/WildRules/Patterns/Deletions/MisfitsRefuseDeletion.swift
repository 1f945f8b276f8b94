import InputLaws
import InputRules

extension WildRule {
  static let misfitsRefuseDeletion = WildRule(
    "MisfitsRefuseDeletion",
    mistake: "A deletion is refused if what is behind it doesn't fit its new slots.",
    source: "https://github.com/digitalBush/jquery.maskedinput/issues/311",
    caughtBy: ["BackspaceEmptiesThePattern", "PlainEditsAreAccepted"],
    patterns: WrongPatternFields(deletions: { question in
      let removed =
        question.content(of: question.head + question.replaced).count
        - question.content(of: question.head).count
      let before = question.content(of: question.state.text).count
      guard let next = question.decision.newState,
        question.content(of: next.text).count < before - removed
      else { return question.decision }
      return .refuse(.notFormatted(.fitsNoSlot))
    }))
}
