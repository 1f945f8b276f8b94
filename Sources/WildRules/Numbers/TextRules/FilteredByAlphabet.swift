import InputLaws
import InputRules

extension WildRule {
  static let filteredByAlphabet = WildRule(
    "FilteredByAlphabet", mistake: "What is pasted is rid of letters and tried as a whole.",
    source: "our own",
    caughtBy: ["NumericFieldEqualsModel", "FilteringNeverChangesANumber"],
    subject: RuleSubject("FilteredByAlphabet") { field throws(RuleError) in
      var whole = field
      whole.insertion = field.insertion == .filtered ? .whole : field.insertion
      return AlphabetFilter(field: field, model: try field.model(), whole: try whole.model())
    })
}

/// A set of characters that numbers are made of, and no trying of each.
private struct AlphabetFilter: WrongRule {
  let field: FieldDescription
  let model: any TextRule
  let whole: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let isFiltered = field.insertion == .filtered && !field.numbers.isEmpty
    guard isFiltered && !model.decide(edit, on: state).isAccepted else {
      return model.decide(edit, on: state)
    }
    let kept = edit.replacement.unicodeScalars.filter { !$0.properties.isAlphabetic }
    let filtered = Edit(replacing: edit.range, with: String(String.UnicodeScalarView(kept)))
    let decision = whole.decide(filtered, on: state)
    return decision.newState.map(Decision.rewrite) ?? decision
  }
}
