/// A number that a field takes, as plain data: what the reference, the model and every mutant
/// are made from (T4, T5, N9).
public struct NumberDescription: Hashable, Sendable {
  /// How it is written.
  public var format: NumberFormat
  /// What holds while it is typed: `partial`, and then `complete` holds at the end; or `scanner` or
  /// `complete`, and then that holds throughout.
  public var grammar: NumberGrammar
  /// Which numbers there may be.
  public var bounds: NumberBounds

  /// A number of that format within those bounds.
  public init(
    _ format: NumberFormat = NumberFormat(), grammar: NumberGrammar = .partial,
    bounds: NumberBounds = .none
  ) {
    self.format = format
    self.grammar = grammar
    self.bounds = bounds
  }
}

extension NumberDescription: CustomStringConvertible {
  /// The grammar, what it leaves out, and the bounds in words.
  public var description: String {
    let bounds = bounds == .none ? "" : ", \(bounds)"
    return "a number, \(grammar), \(format)\(bounds)"
  }
}
