extension Law {
  package static let notationEqualsModel = Law(
    """
    Any text gives the pattern, and any pattern the text, that the model gives, or is refused for \
    the model's reason.
    """,
    about: .patterns, .comparison, clauses: ["F1"],
    Property(forAll: .notationQuestion.reachingAll) { subject, question in
      let (patterns, model) = (subject.patterns, Implementation.Patterns.model)
      switch question {
      case .read(let text, let notation):
        try requireEqual(
          patterns.answer(to: text, in: notation), model.answer(to: text, in: notation))
      case .write(let pattern, let notation):
        try requireEqual(
          patterns.answer(to: pattern, in: notation), model.answer(to: pattern, in: notation))
      }
    })
}

extension Generator<NotationQuestion> {
  /// The shares of the kinds that matter.
  fileprivate var reachingAll: Generator {
    cover("a text is refused", atLeast: 0.1) { $0.isRefusedText }
      .cover("a pattern is written", atLeast: 0.1) { $0.isWritten }
  }
}

extension NotationQuestion {
  fileprivate var isRefusedText: Bool {
    guard case .read(let text, let notation) = self else { return false }
    return Implementation.Patterns.model.answer(to: text, in: notation).value == nil
  }

  fileprivate var isWritten: Bool {
    guard case .write(let pattern, let notation) = self else { return false }
    return Implementation.Patterns.model.answer(to: pattern, in: notation).value != nil
  }
}
