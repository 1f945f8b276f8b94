import InputLaws
import InputRules

extension WildRule {
  static let choicesAlone = WildRule(
    "ChoicesAlone",
    mistake: "Each of several ranges is judged as if the others stayed as they are.",
    source: "our own",
    caughtBy: ["PatternSeveralRangesHold"],
    patterns: WrongPatternChoices { edit, state, model in
      let decision = model.decide(edit, on: state)
      let isFine = edit.ranges.allSatisfy { range in
        model.decide(Edit(replacing: range, with: edit.replacement), on: state).isAccepted
      }
      guard isFine, let choices = try? state.choices(of: edit) else { return decision }
      return .accept(choices.map { $0.state(in: state) })
    })
}
