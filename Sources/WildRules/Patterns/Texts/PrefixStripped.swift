import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let prefixStripped = WildRule(
    "PrefixStripped",
    mistake: "The prefix is removed from what is formatted as often as it begins so.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/1728",
    caughtBy: ["FormattingKeepsItsContent", "PatternTextsEqualModel"],
    patterns: WrongPatternTexts(formatted: { question in
      let pattern = question.pattern
      let prefix = pattern.firstLiterals.filter(pattern.takes)
      var rest = question.text.scalars[...]
      while !prefix.isEmpty && rest.starts(with: prefix) { rest = rest.dropFirst(prefix.count) }
      return ModelPatterns().formatted(String(scalars: rest), by: pattern, question.policies)
    }))
}
