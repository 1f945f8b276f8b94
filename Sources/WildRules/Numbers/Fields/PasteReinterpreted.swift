import InputLaws
import InputRules

extension WildRule {
  static let pasteReinterpreted = WildRule(
    "PasteReinterpreted",
    mistake:
      "A paste is rid of separators wherever they are: 1,5 becomes 15.",
    source: "https://github.com/bishopZ/Typecast.js/issues/21",
    caughtBy: ["EditingKeepsOtherDigits", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let bare = Edit(replacing: edit.range, with: field.bare(edit.replacement))
      return bare.isDeletion
        ? field.model.decide(edit, on: state) : field.model.decide(bare, on: state)
    })
}
