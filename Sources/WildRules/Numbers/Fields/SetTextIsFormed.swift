import InputLaws
import InputRules

extension WildRule {
  static let setTextIsFormed = WildRule(
    "SetTextIsFormed",
    mistake:
      "A text that was set from code takes its form before the next edit, which then misses.",
    source: "our own",
    caughtBy: ["NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let formed = field.showing(state.text).text
      guard field.problem(of: state.text) == nil,
        let set = try? FieldState(text: formed, selection: state.selection)
      else { return field.model.decide(edit, on: state) }
      return field.model.decide(edit, on: set)
    })
}
