import InputLaws
import InputRules

extension WildRule {
  static let b1 = WildRule(
    "B1", mistake: "The range is taken in characters of String.count, not in UTF-16 units.",
    source: "https://github.com/3lvis/FormTextField/issues/31",
    caughtBy: ["RangesOutsideAreRefused", "SpliceEqualsNSString"],
    subject: RuleSubject("B1") { field throws(RuleError) in
      CharacterRangeRule(model: try field.model())
    })
}

/// `index(startIndex, offsetBy: range.location)` compiles, and is right for every ASCII text.
private struct CharacterRangeRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let count = state.text.count
    guard edit.range.isInside(textOf: count) else {
      return .refuse(.rangeOutsideText(edit.range, length: count))
    }
    let units = state.text.units(ofCharacters: edit.range)
    return model.decide(Edit(replacing: units, with: edit.replacement), on: state)
  }
}

extension String {
  /// The UTF-16 range of a range that is counted in characters and inside the text.
  fileprivate func units(ofCharacters range: TextRange) -> TextRange {
    let lower = index(startIndex, offsetBy: range.location)
    let upper = index(lower, offsetBy: range.length)
    let location = lower.utf16Offset(in: self)
    return TextRange(location: location, length: upper.utf16Offset(in: self) - location)
  }
}
