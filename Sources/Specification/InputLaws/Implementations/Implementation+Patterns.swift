extension Implementation {
  /// Chapter F, patterns, as functions of plain data.
  public struct Patterns: Sendable {
    /// The pattern of a text in a notation (F1.5 to F1.8).
    public var patternOfText: @Sendable (String, PatternNotation) throws(PatternError) -> Pattern

    /// The text of a pattern in a notation (F1.9 to F1.11).
    public var textOfPattern: @Sendable (Pattern, PatternNotation) throws(PatternError) -> String

    /// A text, formatted (F3.1 to F3.7).
    public var formattedText: @Sendable (String, Pattern, PatternPolicies) -> String

    /// The content of a field's text (F2.10).
    public var contentOfText: @Sendable (String, Pattern, PatternPolicies) -> String

    /// The value of a field's text: the content, and the literals that belong to it (F2.11).
    public var valueOfText: @Sendable (String, Pattern, PatternPolicies) -> String

    /// Whether a field's text is complete (F2.13).
    public var isTextComplete: @Sendable (String, Pattern, PatternPolicies) -> Bool

    /// A field that formats its text during editing (F4.1 to F4.12, F5.1 to F5.11, F6.1 to F6.7).
    public var fieldOfPattern: @Sendable (Pattern, PatternPolicies) -> any TextRule
  }
}

extension Implementation.Patterns {
  /// The package's implementation.
  static let reference = Self(
    patternOfText: { (text, notation) throws(PatternError) in try Pattern(text, in: notation) },
    textOfPattern: { (pattern, notation) throws(PatternError) in try pattern.text(in: notation) },
    formattedText: { PatternField($1, $2).formatted($0) },
    contentOfText: { PatternField($1, $2).content(of: $0) },
    valueOfText: { PatternField($1, $2).value(of: $0) },
    isTextComplete: { PatternField($1, $2).isComplete($0) },
    fieldOfPattern: { PatternField($0, $1) })

  private static let plain = ModelPatterns()

  /// The specification's model.
  static let model = Self(
    patternOfText: plain.pattern(_:in:),
    textOfPattern: plain.text(of:in:),
    formattedText: plain.formatted(_:by:_:),
    contentOfText: plain.content(of:in:_:),
    valueOfText: plain.value(of:in:_:),
    isTextComplete: plain.isComplete(_:in:_:),
    fieldOfPattern: plain.field(_:_:))
}
