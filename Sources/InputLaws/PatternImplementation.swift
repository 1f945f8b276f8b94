import InputRules

/// All that chapter F specifies, as functions of plain data: what the reference, the model and
/// every wrong implementation do in their own ways.
public protocol PatternImplementation: Sendable {
  /// The pattern of a text in a notation (F1).
  func pattern(_ text: String, in notation: PatternNotation) throws(PatternError) -> Pattern

  /// The text of a pattern in a notation (F1).
  func text(of pattern: Pattern, in notation: PatternNotation) throws(PatternError) -> String

  /// A text, formatted (F3).
  func formatted(_ text: String, by pattern: Pattern, _ policies: PatternPolicies) -> String

  /// The content of a field's text (F2).
  func content(of text: String, in pattern: Pattern, _ policies: PatternPolicies) -> String

  /// The value of a field's text: the content, and the literals that belong to it (F2).
  func value(of text: String, in pattern: Pattern, _ policies: PatternPolicies) -> String

  /// Whether a field's text is complete (F2).
  func isComplete(_ text: String, in pattern: Pattern, _ policies: PatternPolicies) -> Bool

  /// A field that formats its text while it is edited (F4, F5, F6).
  func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule
}
