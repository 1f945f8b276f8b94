import InputRules

/// The reference implementation of chapter F.
public struct ReferencePatterns: PatternImplementation {
  /// The reference.
  public init() {}

  /// As the pattern reads itself.
  public func pattern(
    _ text: String, in notation: PatternNotation
  ) throws(PatternError) -> Pattern {
    try Pattern(text, in: notation)
  }

  /// As the pattern writes itself.
  public func text(
    of pattern: Pattern, in notation: PatternNotation
  ) throws(PatternError) -> String {
    try pattern.text(in: notation)
  }

  /// As the field does.
  public func formatted(
    _ text: String, by pattern: Pattern, _ policies: PatternPolicies
  ) -> String {
    PatternField(pattern, policies).formatted(text)
  }

  /// As the field does.
  public func content(
    of text: String, in pattern: Pattern, _ policies: PatternPolicies
  ) -> String {
    PatternField(pattern, policies).content(of: text)
  }

  /// As the field does.
  public func value(
    of text: String, in pattern: Pattern, _ policies: PatternPolicies
  ) -> String {
    PatternField(pattern, policies).value(of: text)
  }

  /// As the field does.
  public func isComplete(
    _ text: String, in pattern: Pattern, _ policies: PatternPolicies
  ) -> Bool {
    PatternField(pattern, policies).isComplete(text)
  }

  /// The field.
  public func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule {
    PatternField(pattern, policies)
  }
}
