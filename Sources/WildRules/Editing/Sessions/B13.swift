import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b13 = WildRule(
    "B13", mistake: "A suggestion with hidden spaces before it is judged with them alone.",
    source: "https://github.com/lionheart/openradar-mirror/issues/2470",
    caughtBy: ["SuggestionsLoseOnlySpaces"],
    subject: .sessions("B13") { HiddenSpaceSession(model: $0) })
}

/// The space behind a suggestion is known of and left out where it must be; nobody sees those
/// before it.
private struct HiddenSpaceSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .suggest(let edit) = action, let first = edit.replacement.unicodeScalars.first,
      isSpace(first), !edit.replacement.unicodeScalars.allSatisfy(isSpace)
    else { return model.perform(action) }
    let commit = commitFirst()
    return model.perform(.replace(edit)).after(commit: commit)
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\u{A0}" }
}
