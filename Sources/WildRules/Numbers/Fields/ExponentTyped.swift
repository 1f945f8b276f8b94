import InputLaws
import InputRules

extension WildRule {
  static let exponentTyped = WildRule(
    "ExponentTyped", mistake: "In a field that groups digits an exponent can be typed.",
    source: "our own",
    caughtBy: ["NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard decision.reason != nil, edit.replacement == "e" || edit.replacement == "E",
        let next = try? state.replacing(edit), next.selection.location == next.text.utf16.count,
        state.text.unicodeScalars.last?.properties.numericType == .decimal
      else { return decision }
      return .accept(next)
    })
}
