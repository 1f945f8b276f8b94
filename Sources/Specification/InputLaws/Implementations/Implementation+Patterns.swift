extension Implementation {
  /// Chapter F, patterns, as functions of plain data; by default the package's.
  public struct Patterns: Sendable {
    /// The pattern that a text means in a notation (F1.5 to F1.8).
    public var patternOfText: @Sendable (String, PatternNotation) throws(PatternError) -> Pattern =
      Pattern.init(_:in:)
    /// A pattern written in a notation (F1.9 to F1.11).
    public var textOfPattern: @Sendable (Pattern, PatternNotation) throws(PatternError) -> String =
      { try $0.text(in: $1) }
    /// The formatted text (F3.1 to F3.7).
    public var formattedText: @Sendable (String, Pattern, PatternPolicies) -> String = {
      PatternField($1, $2).formatted($0)
    }
    /// The content of a field's text (F2.10).
    public var contentOfText: @Sendable (String, Pattern, PatternPolicies) -> String = {
      PatternField($1, $2).content(of: $0)
    }
    /// The value of a field's text: the content, and the literals that belong to it (F2.11).
    public var valueOfText: @Sendable (String, Pattern, PatternPolicies) -> String = {
      PatternField($1, $2).value(of: $0)
    }
    /// Whether a field's text is complete (F2.13).
    public var isTextComplete: @Sendable (String, Pattern, PatternPolicies) -> Bool = {
      PatternField($1, $2).isComplete($0)
    }
    /// A field that formats its text during editing (F4.1 to F4.12, F5.1 to F5.11, F6.1 to F6.7).
    public var fieldOfPattern: @Sendable (Pattern, PatternPolicies) -> any TextRule = {
      PatternField($0, $1)
    }
  }
}

extension Implementation.Patterns {
  private static let plain = ModelPatterns()

  /// The specification's model.
  static let model = Self(
    patternOfText: plain.pattern(_:in:), textOfPattern: plain.text(of:in:),
    formattedText: plain.formatted(_:by:_:), contentOfText: plain.content(of:in:_:),
    valueOfText: plain.value(of:in:_:), isTextComplete: plain.isComplete(_:in:_:),
    fieldOfPattern: plain.field(_:_:))

  /// The pattern of a text, or the reason there is none.
  func answer(to text: String, in notation: PatternNotation) -> Answer<Pattern, PatternError> {
    Answer(try patternOfText(text, notation))
  }

  /// The scalars of a pattern's text, or the reason there is none.
  func answer(to pattern: Pattern, in notation: PatternNotation) -> Answer<
    [Unicode.Scalar], PatternError
  > {
    do throws(PatternError) { return .value(try textOfPattern(pattern, notation).scalars) } catch {
      return .refused(error)
    }
  }
}
