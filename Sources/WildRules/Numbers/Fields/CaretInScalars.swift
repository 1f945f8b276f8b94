import InputLaws
import InputRules

extension WildRule {
  static let caretInScalars = WildRule(
    "CaretInScalars",
    mistake:
      "The caret is counted in scalars, and digits beyond the first plane take two units.",
    source: "https://github.com/bruits/satteri/issues/185",
    caughtBy: ["NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard case .rewrite(let next) = decision else { return decision }
      let head = String(decoding: next.text.utf16.prefix(next.selection.location), as: UTF16.self)
      return .rewrite(next.selecting(.caret(at: head.unicodeScalars.count)))
    })
}
