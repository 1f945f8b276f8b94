import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == PatternSubject {
  /// Any text is formatted, and read, as the specification's model does it (F2, F3, F5).
  static var patternTextsEqualModel: Self {
    Property(
      forAll: .patternText().cover("complete", atLeast: 0.1) {
        ModelPatterns().isComplete($0.text, in: $0.pattern, $0.policies)
      }
    ) { subject, input in
      let (patterns, model) = (subject.patterns, ModelPatterns())
      let (text, pattern, policies) = (input.text, input.pattern, input.policies)
      try requireEqual(
        patterns.formatted(text, by: pattern, policies).scalars,
        model.formatted(text, by: pattern, policies).scalars, "formatted")
      try requireEqual(
        patterns.content(of: text, in: pattern, policies).scalars,
        model.content(of: text, in: pattern, policies).scalars, "the content")
      try requireEqual(
        patterns.value(of: text, in: pattern, policies).scalars,
        model.value(of: text, in: pattern, policies).scalars, "the value")
      try requireEqual(
        patterns.isComplete(text, in: pattern, policies),
        model.isComplete(text, in: pattern, policies), "complete")
    }
  }
}
