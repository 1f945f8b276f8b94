import InputLaws
import InputRules

extension WildRule {
  static let typesBehindSeparator = WildRule(
    "TypesBehindSeparator",
    mistake:
      "What is typed before a separator comes behind it, and the next digit before it.",
    source: "https://github.com/uNmAnNeR/imaskjs/issues/99",
    caughtBy: ["EditingKeepsOtherDigits", "CaretStaysBesideItsDigit", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      guard (try? state.replacing(edit)) != nil else { return field.model.decide(edit, on: state) }
      let tail = String(decoding: state.text.utf16.dropFirst(edit.range.location), as: UTF16.self)
      let separator = field.format.symbols.groupingSeparator
      guard !edit.isDeletion, edit.range.length == 0, let first = tail.unicodeScalars.first,
        first == separator, let second = tail.unicodeScalars.dropFirst().first
      else { return field.model.decide(edit, on: state) }
      let place = edit.range.location + UTF16.width(first) + UTF16.width(second)
      return field.model.decide(
        Edit(replacing: .caret(at: place), with: edit.replacement), on: state)
    })
}
