import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let formatMadePlain = WildRule(
    "FormatMadePlain",
    mistake: "Normalising makes plain what the field's own format is made of.",
    source: "our own",
    caughtBy: ["NormalisingKeepsOwnTexts", "DashesBecomeTheSign"],
    subject: .sessions("FormatMadePlain") { PlainFormatSession(description: $1, model: $0) })
}

/// Which characters are typographic is asked once for all fields.
private struct PlainFormatSession: WrongSession {
  let description: SessionDescription
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let plain = description.normalisation
    if case .type(let text) = action { return model.perform(.type(text.normalised(plain))) }
    if case .paste(let text) = action { return model.perform(.paste(text.normalised(plain))) }
    return model.perform(action)
  }
}
