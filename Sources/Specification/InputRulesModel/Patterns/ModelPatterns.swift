/// Chapter F, as plain as the specification.
public struct ModelPatterns: Sendable {
  /// The model.
  public init() {}

  /// The formatted text (F3.1 to F3.7).
  public func formatted(_ text: String, by pattern: Pattern, _ policies: PatternPolicies) -> String
  { ModelPatternField(pattern, policies).formatted(text) }

  /// The content of a field's text (F2.10).
  public func content(of text: String, in pattern: Pattern, _ policies: PatternPolicies) -> String {
    ModelPatternField(pattern, policies).content(of: text)
  }

  /// The value of a field's text: the content, and the literals that belong to it (F2.11).
  public func value(of text: String, in pattern: Pattern, _ policies: PatternPolicies) -> String {
    ModelPatternField(pattern, policies).value(of: text)
  }

  /// Whether a field's text is complete (F2.13).
  public func isComplete(_ text: String, in pattern: Pattern, _ policies: PatternPolicies) -> Bool {
    ModelPatternField(pattern, policies).isComplete(text)
  }

  /// A field that formats its text during editing (F4.1 to F4.12, F5.1 to F5.11, F6.1 to F6.7).
  public func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule {
    ModelPatternField(pattern, policies)
  }
}
