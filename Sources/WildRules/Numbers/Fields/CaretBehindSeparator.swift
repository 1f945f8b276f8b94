import InputLaws
import InputRules

extension WildRule {
  static let caretBehindSeparator = WildRule(
    "CaretBehindSeparator", mistake: "A digit typed before a separator leaves the caret behind it.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/2044",
    caughtBy: ["CaretStaysBesideItsDigit", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      field.model.decide(edit, on: state).changingState { next in
        let place = next.selection.location
        let tail = String(decoding: next.text.utf16.dropFirst(place), as: UTF16.self)
        let separator = field.format.symbols.groupingSeparator
        guard tail.unicodeScalars.first == separator else { return next }
        return next.selecting(.caret(at: place + UTF16.width(separator)))
      }
    })
}
