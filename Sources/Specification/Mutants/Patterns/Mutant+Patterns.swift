private let model = ModelPatterns()

extension Mutant {
  /// Patterns that `read` reads from texts.
  static func notationReading(
    _ id: String, _ mistake: String,
    _ read: @escaping @Sendable (String, PatternNotation) throws(PatternError) -> Pattern
  ) -> Mutation { replacing(\.patterns.patternOfText, id, mistake, by: read) }

  /// Patterns that are read from misread texts.
  static func notationText(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (String) -> String
  ) -> Mutation {
    notationReading(id, mistake) { (text, notation) throws(PatternError) in
      try model.pattern(misread(text), in: notation)
    }
  }

  /// Slots are always misread.
  static func slot(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (PatternSlot) -> PatternSlot
  ) -> Mutation {
    let read: @Sendable (Pattern) -> Pattern = { pattern in
      Pattern(pattern.elements.map { $0.slot.map { .slot(misread($0)) } ?? $0 })
    }
    return Mutation(id, mistake) {
      $0.patterns.formattedText = { model.formatted($0, by: read($1), $2) }
      $0.patterns.contentOfText = { model.content(of: $0, in: read($1), $2) }
      $0.patterns.valueOfText = { model.value(of: $0, in: read($1), $2) }
      $0.patterns.isTextComplete = { model.isComplete($0, in: read($1), $2) }
      $0.patterns.fieldOfPattern = { model.field(read($0), $1) }
    }
  }

  /// `answer` formats texts; the fields are the model's.
  static func formatting(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> String
  ) -> Mutation {
    replacing(\.patterns.formattedText, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }

  /// `answer` gives the content of texts.
  static func content(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> String
  ) -> Mutation {
    replacing(\.patterns.contentOfText, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }

  /// Texts are complete if `answer` is true.
  static func completeness(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> Bool
  ) -> Mutation {
    replacing(\.patterns.isTextComplete, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }
}
