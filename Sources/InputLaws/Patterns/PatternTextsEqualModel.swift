import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let patternTextsEqualModel = Law(
    "Any text is formatted, and read, as the model does it.",
    about: .patterns, .comparison, clauses: ["F1", "F2", "F3", "F5"],
    Property(
      forAll: .patternText().cover("complete", atLeast: 0.1) {
        Implementation.Patterns.model.isComplete($0.text, in: $0.pattern, $0.policies)
      }
    ) { subject, input in
      let (patterns, model) = (subject.patterns, Implementation.Patterns.model)
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
    })
}
