import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let hardSpaceVanishes = WildRule(
    "HardSpaceVanishes",
    mistake: "Normalising takes no-break spaces out where it should make them plain.",
    source: "https://github.com/nette/nette/pull/762",
    caughtBy: ["NormalisingLosesNothing", "CommitIsOneEdit"],
    subject: .sessions("HardSpaceVanishes") { SpaceDroppingSession(description: $1, model: $0) })
}

/// They are listed among the characters that can't be seen, with the marks that may vanish.
private struct SpaceDroppingSession: WrongSession {
  let description: SessionDescription
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard description.normalisation.contains(.spaces) else { return model.perform(action) }
    if case .type(let text) = action { return model.perform(.type(dropping(text))) }
    if case .paste(let text) = action { return model.perform(.paste(dropping(text))) }
    return model.perform(action)
  }

  private func dropping(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0 != "\u{A0}" })
  }
}
