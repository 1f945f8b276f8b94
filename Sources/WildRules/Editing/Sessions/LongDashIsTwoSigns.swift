import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let longDashIsTwoSigns = WildRule(
    "LongDashIsTwoSigns",
    mistake: "Normalising makes two hyphens of a long dash before a number.",
    source: "our own",
    caughtBy: ["DashesBecomeTheSign"],
    subject: .sessions("LongDashIsTwoSigns") { TwoSignsSession(description: $1, model: $0) })
}

/// The second is refused, and with it the sign.
private struct TwoSignsSession: WrongSession {
  let description: SessionDescription
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard description.normalisation.contains(.dashes) else { return model.perform(action) }
    if case .type(let text) = action { return model.perform(.type(long(text))) }
    if case .paste(let text) = action { return model.perform(.paste(long(text))) }
    return model.perform(action)
  }

  private func long(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\u{2014}" ? "--" : String($0) }.joined()
  }
}
