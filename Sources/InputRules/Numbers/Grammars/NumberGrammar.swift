/// What makes a text a number (N1.1).
public enum NumberGrammar: String, Hashable, Sendable, CaseIterable {
  /// What the article's scanner accepts, holes included.
  case scanner
  /// A whole value.
  case complete
  /// Any beginning of a whole value: what a field must accept while it is being typed.
  case partial
}
