import InputRules
import PropertyTesting

extension Law {
  package static let emptyPatternLeavesTexts = Law(
    "A pattern without elements leaves every text and every edit as it is.",
    about: .patterns, clauses: ["F2.16"],
    Property(forAll: .patternEdit()) { subject, input in
      let pattern = Pattern([])
      let text = input.state.text
      let formatted = subject.patterns.formattedText(text, pattern, input.policies)
      try requireEqual(formatted.scalars, text.scalars, "formatted")
      let field = subject.patterns.fieldOfPattern(pattern, input.policies)
      let expected: Decision
      do throws(Reason) {
        expected = .accept(try input.state.replacing(input.edit))
      } catch {
        expected = .refuse(error)
      }
      try requireEqual(field.decide(input.edit, on: input.state), expected, "edited")
    })
}
