import InputLaws
import InputRules

extension WildRule {
  static let firstRangeForAll = WildRule(
    "FirstRangeForAll", mistake: "Of several ranges the first is judged, as if it were alone.",
    source: "https://github.com/dotnet/maui/issues/33316",
    caughtBy: ["PatternSeveralRangesHold"],
    patterns: WrongPatternChoices { edit, state, model in
      let decision = model.decide(edit, on: state)
      guard let first = edit.ranges.first, let choices = try? state.choices(of: edit),
        model.decide(Edit(replacing: first, with: edit.replacement), on: state).isAccepted
      else { return decision }
      return .accept(choices.map { $0.state(in: state) })
    })
}
