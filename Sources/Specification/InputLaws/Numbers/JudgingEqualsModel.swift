extension Law {
  package static let judgingEqualsModel = Law(
    "For any text, the problem in each grammar and the value are the same as in the model.",
    clauses: ["N1", "N3", "N4", "N5", "N6"],
    Property(comparing: .numberText.reachingAll, .anyCase) { subject, input, grammar in
      [
        "problem": subject.numbers.problem(input.text, grammar, input.format),
        "value": subject.numbers.valueOfText(input.text, input.format),
      ]
    })
}

extension Generator<NumberScenario> {
  fileprivate var reachingAll: Generator {
    cover("is a complete number", atLeast: 0.2) { $0.format.accepts($0.text) }
      .cover("is only a prefix of a number", atLeast: 0.02) {
        $0.format.accepts($0.text, as: .partial) && !$0.format.accepts($0.text)
      }
      .cover("isn't a number", atLeast: 0.1) { !$0.format.accepts($0.text, as: .partial) }
      .cover("only the scanner accepts it", atLeast: 0.005) {
        $0.format.accepts($0.text, as: .scanner) && !$0.format.accepts($0.text, as: .partial)
      }
  }
}
