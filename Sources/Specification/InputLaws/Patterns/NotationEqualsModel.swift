extension Law {
  package static let notationEqualsModel = Law(
    """
    Reading any text as a pattern, and writing any pattern, gives the model's result or is refused \
    for the model's reason.
    """, about: .patterns, .comparison, clauses: ["F1"],
    Property(comparing: .notationQuestion.reachingAll) { subject, question in
      [
        "read": question.read(by: subject.patterns),
        "written": question.written(by: subject.patterns),
      ]
    })
}

extension Generator<NotationQuestion> {
  /// The shares of the kinds that matter.
  fileprivate var reachingAll: Generator {
    cover("a text is refused", atLeast: 0.1) { $0.read(by: .model)?.problem != nil }
      .cover("a pattern is written", atLeast: 0.1) { $0.written(by: .model)?.value != nil }
  }
}

extension NotationQuestion {
  /// The pattern of a text; nil if a pattern is to be written.
  fileprivate func read(by patterns: Implementation.Patterns) -> Answer<Pattern, PatternError>? {
    guard case .read(let text, let notation) = self else { return nil }
    return patterns.answer(to: text, in: notation)
  }

  /// The text of a pattern; nil if a text is to be read.
  fileprivate func written(by patterns: Implementation.Patterns) -> Answer<
    [Unicode.Scalar], PatternError
  >? {
    guard case .write(let pattern, let notation) = self else { return nil }
    return patterns.answer(to: pattern, in: notation)
  }
}
