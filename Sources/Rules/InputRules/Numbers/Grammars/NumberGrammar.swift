/// A grammar, which determines whether a text is a number (N1.1).
public enum NumberGrammar: String, Hashable, Sendable, CaseIterable {
  /// Any text that the scanner in the *Text Field* article accepts, including what it accepts by
  /// mistake.
  case scanner
  /// A complete number.
  case complete
  /// Any beginning of a complete number, which a field must accept during typing.
  case partial
}

extension NumberFormat {
  /// The reason the grammar doesn't accept `text`, or `nil` if it does (N1.13, N3.2, N4.1, N6).
  ///
  /// This takes time that is linear in the length of the text (N8).
  /// - Parameters:
  ///   - text: any text.
  ///   - grammar: the grammar that determines whether the text is a number.
  public func problem(of text: String, as grammar: NumberGrammar = .complete) -> NumberProblem? {
    if grammar != .scanner && PlainShape(self).number(text) != nil { return nil }
    switch grammar {
    case .scanner: return problem(of: text, by: ScannerAutomaton(symbols), isPartial: false)
    case .complete: return problem(of: text, by: FormatAutomaton(self), isPartial: false)
    case .partial: return problem(of: text, by: FormatAutomaton(self), isPartial: true)
    }
  }

  /// Whether the grammar accepts `text` (N1.1).
  /// - Parameters:
  ///   - text: any text.
  ///   - grammar: the grammar that determines whether the text is a number.
  public func accepts(_ text: String, as grammar: NumberGrammar = .complete) -> Bool {
    problem(of: text, as: grammar) == nil
  }

  @inline(__always)
  func problem(
    of text: String, by automaton: some NumberAutomaton, isPartial: Bool
  ) -> NumberProblem? {
    var automaton = automaton
    if let position = automaton.read(text) { return automaton.problem(at: position, of: text) }
    if isPartial || automaton.accepts { return nil }
    return automaton.problem(at: text.utf8.count, of: text)
  }
}
