/// The conditions for a text to be a number (N1.1).
public enum NumberGrammar: String, Hashable, Sendable, CaseIterable {
  /// The language of the *Text Field* article's scanner, holes included.
  case scanner
  /// A complete value.
  case complete
  /// Any prefix of a complete value, which a field must accept during typing.
  case partial
}
