import InputLaws
import InputRules

extension WildRule {
  static let severalUnformatted = WildRule(
    "SeveralUnformatted", mistake: "Edits of several ranges are let through as they are.",
    source: "our own",
    caughtBy: ["PatternSeveralRangesHold"],
    patterns: WrongPatternChoices { edit, state, model in
      guard let choices = try? state.choices(of: edit) else {
        return model.decide(edit, on: state)
      }
      return .accept(choices.map { $0.state(in: state) })
    })
}
