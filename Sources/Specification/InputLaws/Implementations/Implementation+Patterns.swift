extension Implementation {
  /// The patterns of chapter F, as functions of plain data; the defaults are the package's
  /// functions.
  package struct Patterns: Sendable {
    package var patternOfText: @Sendable (String, PatternNotation) throws(PatternError) -> Pattern =
      Pattern.init(_:in:)
    package var textOfPattern: @Sendable (Pattern, PatternNotation) throws(PatternError) -> String =
      { try $0.text(in: $1) }
    package var formattedText: @Sendable (String, Pattern, PatternPolicies) -> String = {
      PatternField($1, $2).formatted($0)
    }
    package var contentOfText: @Sendable (String, Pattern, PatternPolicies) -> String = {
      PatternField($1, $2).content(of: $0)
    }
    package var valueOfText: @Sendable (String, Pattern, PatternPolicies) -> String = {
      PatternField($1, $2).value(of: $0)
    }
    package var isTextComplete: @Sendable (String, Pattern, PatternPolicies) -> Bool = {
      PatternField($1, $2).isComplete($0)
    }
    package var fieldOfPattern: @Sendable (Pattern, PatternPolicies) -> any TextRule = {
      PatternField($0, $1)
    }
  }
}

extension Implementation.Patterns {
  private static let plain = ModelPatterns()

  static let model = Self(
    patternOfText: plain.pattern(_:in:), textOfPattern: plain.text(of:in:),
    formattedText: { ModelPatternField($1, $2).formatted($0) },
    contentOfText: { ModelPatternField($1, $2).content(of: $0) },
    valueOfText: { ModelPatternField($1, $2).value(of: $0) },
    isTextComplete: { ModelPatternField($1, $2).isComplete($0) },
    fieldOfPattern: { ModelPatternField($0, $1) })

  /// The pattern that a text stands for, or the reason the text isn't a pattern.
  func answer(to text: String, in notation: PatternNotation) -> Answer<Pattern, PatternError> {
    Answer(try patternOfText(text, notation))
  }

  /// The scalars of a pattern's text, or the reason it can't be written.
  func answer(to pattern: Pattern, in notation: PatternNotation)
    -> Answer<[Unicode.Scalar], PatternError>
  { Answer(try textOfPattern(pattern, notation).scalars) }
}
