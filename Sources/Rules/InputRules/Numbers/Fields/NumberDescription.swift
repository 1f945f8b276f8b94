/// A description of a field's numbers as plain data, from which the reference, the model and every
/// mutant are created (T4, T5, N9).
package struct NumberDescription: Hashable, Sendable {
  package var format: NumberFormat
  /// The grammar during typing.
  ///
  /// When editing ends, `complete` replaces `partial`; the other grammars still apply.
  package var grammar: NumberGrammar
  package var bounds: NumberBounds

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
  package var description: String {
    let bounds = bounds == .none ? "" : ", \(bounds)"
    return "a number, \(grammar), \(format)\(bounds)"
  }
}
