import InputLaws
import InputRules

extension WildRule {
  static let placeholderIsContent = WildRule(
    "PlaceholderIsContent", mistake: "Placeholders are part of the content.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/868",
    caughtBy: ["PlaceholdersFillTheRest"],
    patterns: WrongPatternTexts(content: { question in
      guard let placeholder = question.policies.placeholder else { return question.content }
      let count = question.text.unicodeScalars.count { $0 == placeholder }
      return question.content + String(scalars: Array(repeating: placeholder, count: count))
    }))
}
