extension Law {
  package static let notationEqualsModel = Law(
    """
    Reading any text as a pattern, and writing any pattern, gives the model's result or is refused \
    for the model's reason.
    """, clauses: ["F1"],
    Property(
      comparing: .notationQuestion.cover("a text is refused", atLeast: 0.1) {
        $0.read(by: .model)?.problem != nil
      }
      .cover("a pattern is written", atLeast: 0.1) { $0.written(by: .model)?.value != nil }
    ) { subject, question in
      [
        "read": question.read(by: subject.patterns),
        "written": question.written(by: subject.patterns),
      ]
    })
}

extension NotationQuestion {
  /// The result of reading the text, or `nil` if the question is about writing.
  fileprivate func read(by patterns: Implementation.Patterns) -> Answer<Pattern, PatternError>? {
    guard case .read(let text, let notation) = self else { return nil }
    return patterns.answer(to: text, in: notation)
  }

  /// The result of writing the pattern, or `nil` if the question is about reading.
  fileprivate func written(by patterns: Implementation.Patterns) -> Answer<
    [Unicode.Scalar], PatternError
  >? {
    guard case .write(let pattern, let notation) = self else { return nil }
    return patterns.answer(to: pattern, in: notation)
  }
}
