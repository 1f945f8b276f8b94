import InputLaws
import InputRules

extension WildRule {
  static let widensToCluster = WildRule(
    "WidensToCluster", mistake: "Deleting a mark deletes the whole character it stands on.",
    source: "https://github.com/ianstormtaylor/slate/pull/5015",
    caughtBy: ["EditEqualsModel"],
    subject: RuleSubject("WidensToCluster") { field throws(RuleError) in
      WideningRule(model: try field.model())
    })
}

/// Whole characters are right for emoji; a Thai vowel or tone is typed and deleted by itself.
private struct WideningRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    guard edit.range.length > 0, edit.range.isInside(textOf: state.text.utf16.count) else {
      return model.decide(edit, on: state)
    }
    let range = state.text.wideningToCharacters(edit.range)
    return model.decide(Edit(replacing: range, with: edit.replacement), on: state)
  }
}

extension String {
  /// The range, which is inside the text, with its ends moved out to where characters begin and
  /// end.
  fileprivate func wideningToCharacters(_ range: TextRange) -> TextRange {
    let boundaries = indices.map { $0.utf16Offset(in: self) } + [utf16.count]
    let lower = boundaries.last { $0 <= range.location } ?? 0
    let upper = boundaries.first { $0 >= range.location + range.length } ?? utf16.count
    return TextRange(location: lower, length: upper - lower)
  }
}
