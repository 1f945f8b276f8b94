import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let dashLosesHyphen = WildRule(
    "DashLosesHyphen",
    mistake: "Normalising makes one hyphen of a long dash that took the place of two.",
    source: "https://github.com/react/react-native/pull/30693",
    caughtBy: ["NormalisingLosesNothing"],
    subject: .sessions("DashLosesHyphen") { ShortDashSession(description: $1, model: $0) })
}

/// One typographic character, one plain one: so what was typed isn't had back.
private struct ShortDashSession: WrongSession {
  let description: SessionDescription
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard description.normalisation.contains(.dashes) else { return model.perform(action) }
    if case .type(let text) = action { return model.perform(.type(short(text))) }
    if case .paste(let text) = action { return model.perform(.paste(short(text))) }
    return model.perform(action)
  }

  private func short(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\u{2014}" ? "\u{2013}" : String($0) }.joined()
  }
}
