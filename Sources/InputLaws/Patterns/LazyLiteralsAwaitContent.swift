import InputRules
import PropertyTesting

extension Property where Subject == PatternSubject {
  /// Lazy literals come with the content behind them: where content was inserted, the text ends
  /// with content (F5).
  static var lazyLiteralsAwaitContent: Self {
    Property(forAll: .patternInsertion(.plain)) { subject, input in
      let placed = try input.placed.assumed()
      let last = try placed.inserted.last.assumed()
      try assume(input.pattern.admits(last) && placed.fitting.count <= placed.room)
      let decision = subject.patterns.field(input.pattern, .standard)
        .decide(input.edit, on: input.state)
      guard let next = decision.newState else { return }
      let text = next.text.scalars
      try requireEqual(text, input.pattern.laid(input.pattern.contentByPlace(text)))
    }
  }
}
