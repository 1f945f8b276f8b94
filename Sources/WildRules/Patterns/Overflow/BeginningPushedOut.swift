import InputLaws
import InputRules

extension WildRule {
  static let beginningPushedOut = WildRule(
    "BeginningPushedOut", mistake: "What has no room pushes out the beginning, not the end.",
    source: "our own",
    caughtBy: ["OverflowPushesTheEndOut", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      let (pattern, policies) = (question.pattern, question.policies)
      let fitting = question.edit.replacement.unicodeScalars.filter(pattern.takes)
      let tail = question.content(of: question.state.text)
        .dropFirst(question.content(of: question.head + question.replaced).count)
      let all = question.content(of: question.head) + fitting + tail
      guard policies.noRoom == .lastGoes, all.count > pattern.slots.count,
        pattern.slots.allSatisfy({ $0.occurrence == .once })
      else { return question.decision }
      let text = String(scalars: all.suffix(pattern.slots.count))
      return question.showing(FieldState(question.formatted(text)))
    }))
}
