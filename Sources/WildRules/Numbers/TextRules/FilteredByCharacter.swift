import InputLaws
import InputRules

extension WildRule {
  static let filteredByCharacter = WildRule(
    "FilteredByCharacter",
    mistake: "What is pasted into a number is tried a character at a time: 1,50 becomes 150.",
    source: "our own",
    caughtBy: ["FilteringNeverChangesANumber", "NumericFieldEqualsModel"],
    subject: RuleSubject("FilteredByCharacter") { field throws(RuleError) in
      var whole = field
      whole.insertion = .whole
      return CharacterFilter(field: field, model: try field.model(), whole: try whole.model())
    })
}

/// Each character alone is harmless; what is left of a separator isn't.
private struct CharacterFilter: WrongRule {
  let field: FieldDescription
  let model: any TextRule
  let whole: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let isFiltered = field.insertion == .filtered && !field.numbers.isEmpty
    guard isFiltered && whole.decide(edit, on: state).newState == nil else {
      return model.decide(edit, on: state)
    }
    let kept = edit.replacement.reduce(into: "") { kept, character in
      let longer = Edit(replacing: edit.range, with: kept + String(character))
      if whole.decide(longer, on: state).newState != nil { kept = longer.replacement }
    }
    if kept.isEmpty { return model.decide(edit, on: state) }
    let next = whole.decide(Edit(replacing: edit.range, with: kept), on: state).newState
    return next.map(Decision.rewrite) ?? whole.decide(edit, on: state)
  }
}
