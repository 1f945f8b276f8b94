import InputLaws
import InputRules

extension WildRule {
  static let b21 = WildRule(
    "B21", mistake: "A deletion beside a separator leaves one digit: 1,234,567 becomes 2.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/444",
    caughtBy: ["DeletionTakesTheDigitMeant", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard edit.isDeletion, edit.range.length > 0, let next = try? state.replacing(edit) else {
        return decision
      }
      let tail = String(decoding: next.text.utf16.dropFirst(edit.range.location), as: UTF16.self)
      guard tail.unicodeScalars.first == field.format.symbols.groupingSeparator else {
        return decision
      }
      return .rewrite(field.showing(String(field.bare(tail).prefix(1))))
    })
}
