extension Implementation.Patterns {
  /// The pattern of a text, or why there is none.
  func answer(to text: String, in notation: PatternNotation) -> Answer<Pattern, PatternError> {
    Answer(try patternOfText(text, notation))
  }

  /// The scalars of a pattern's text, or why there is none.
  func answer(
    to pattern: Pattern, in notation: PatternNotation
  ) -> Answer<[Unicode.Scalar], PatternError> {
    do throws(PatternError) {
      return .value(try textOfPattern(pattern, notation).scalars)
    } catch {
      return .refused(error)
    }
  }
}
