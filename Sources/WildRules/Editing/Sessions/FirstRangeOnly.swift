import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let firstRangeOnly = WildRule(
    "FirstRangeOnly",
    mistake: "Of several ranges the first gets the replacement, whichever the field chose.",
    source: "https://github.com/dotnet/maui/issues/33316",
    caughtBy: ["SessionAsksItsRule", "SessionEqualsModel"],
    subject: .sessions("FirstRangeOnly") { FirstRangeSession(model: $0) })
}

/// The new question is answered for every choice, and carried out for one.
private struct FirstRangeSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .replaceOneOf(let edit, _) = action, !preview(action).effect.isRefused else {
      return model.perform(action)
    }
    return model.perform(.replaceOneOf(edit, using: 0))
  }
}
