/// A field's numbers as plain data, from which the reference, the model and every mutant are
/// created (T4, T5, N9).
package struct NumberDescription: Hashable, Sendable {
  /// The format of the numbers.
  package var format: NumberFormat
  /// The grammar during typing; `scanner` and `complete` always apply, but `complete` replaces
  /// `partial` when editing ends.
  package var grammar: NumberGrammar
  /// The bounds of the numbers.
  package var bounds: NumberBounds

  /// Creates a description of numbers in a format and within bounds.
  package init(
    _ format: NumberFormat = NumberFormat(), grammar: NumberGrammar = .partial,
    bounds: NumberBounds = .none
  ) {
    self.format = format
    self.grammar = grammar
    self.bounds = bounds
  }
}

extension NumberDescription: CustomStringConvertible {
  /// A description of the grammar, its restrictions, and the bounds.
  package var description: String {
    let bounds = bounds == .none ? "" : ", \(bounds)"
    return "a number, \(grammar), \(format)\(bounds)"
  }
}
