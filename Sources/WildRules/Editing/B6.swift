import InputLaws
import InputRules

extension WildRule {
  static let b6 = WildRule(
    "B6", mistake: "Deleting one unit of a surrogate pair leaves a replacement character.",
    source: "https://github.com/lionheart/openradar-mirror/issues/21005",
    caughtBy: ["CutSurrogatePairIsWidened"],
    subject: RuleSubject("B6") { field throws(RuleError) in
      PairHalvingRule(model: try field.model())
    })
}

/// A keyboard asks to delete one unit, and the units are deleted as if each were a character.
private struct PairHalvingRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    guard edit.isDeletion && decision.isAccepted else { return decision }
    var units = Array(state.text.utf16)
    units.removeSubrange(edit.range.location..<(edit.range.location + edit.range.length))
    let text = String(decoding: units, as: UTF16.self)
    let caret = TextRange.caret(at: edit.range.location)
    return (try? FieldState(text: text, selection: caret)).map(Decision.accept) ?? decision
  }
}
