import InputLaws
import InputRules

extension WildRule {
  static let marksKept = WildRule(
    "MarksKept", mistake: "Marks of direction stay in the field’s text.",
    source: "our own",
    caughtBy: ["EditingKeepsOtherDigits", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      let marks: [Unicode.Scalar] = ["\u{61C}", "\u{200E}", "\u{200F}"]
      guard let first = edit.replacement.unicodeScalars.first, marks.contains(first) else {
        return decision
      }
      return decision.changingState { next in
        FieldState(String(first) + next.text)
      }
    })
}
