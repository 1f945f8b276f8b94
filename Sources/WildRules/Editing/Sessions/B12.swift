import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b12 = WildRule(
    "B12", mistake: "The lone space that announces an automatic fill-in is put into the field.",
    source: "https://github.com/lionheart/openradar-mirror/issues/18086",
    caughtBy: ["SuggestionsLoseOnlySpaces"],
    subject: .sessions("B12") { SpaceFillingSession(model: $0) })
}

/// The system asks about a space first and about the real text afterwards; nothing tells that
/// space from others.
private struct SpaceFillingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .suggest(let edit) = action, !edit.isDeletion,
      edit.replacement.unicodeScalars.allSatisfy({ $0 == " " || $0 == "\u{A0}" })
    else { return model.perform(action) }
    let commit = commitFirst()
    return model.perform(.replace(edit)).after(commit: commit)
  }
}
