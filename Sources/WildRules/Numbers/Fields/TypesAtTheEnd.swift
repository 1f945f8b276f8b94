import InputLaws
import InputRules

extension WildRule {
  static let typesAtTheEnd = WildRule(
    "TypesAtTheEnd", mistake: "What is typed comes behind the number, wherever the caret is.",
    source: "https://github.com/TobyMosque/app-extension-qdecimal/issues/1",
    caughtBy: ["CaretStaysBesideItsDigit", "EditingKeepsOtherDigits", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      guard !edit.isDeletion, edit.range.length == 0, (try? state.replacing(edit)) != nil else {
        return field.model.decide(edit, on: state)
      }
      let end = TextRange.caret(at: state.text.utf16.count)
      let appended = Edit(replacing: end, with: edit.replacement)
      return field.model.decide(appended, on: state)
    })
}
