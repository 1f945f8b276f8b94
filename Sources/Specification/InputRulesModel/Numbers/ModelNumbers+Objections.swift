extension ModelNumbers {
  /// The reason the field may not contain the text while it is edited (T4, T5).
  package func objection(to text: String, of description: NumberDescription) -> Reason? {
    if text.isEmpty { return nil }
    switch description.grammar {
    case .scanner, .complete: return objection(to: text, as: description.grammar, of: description)
    case .partial:
      if let problem = problem(of: text, as: .partial, in: description.format) {
        return .notNumeric(problem)
      }
      let isCompletable = canBeCompleted(text, in: description.format, to: description.bounds)
      return isCompletable ? nil : .outOfBounds(description.bounds)
    }
  }

  /// The reason the field may not contain the text at the end (T4, T5).
  package func finalObjection(to text: String, of description: NumberDescription) -> Reason? {
    if text.isEmpty { return nil }
    switch description.grammar {
    case .scanner: return objection(to: text, as: .scanner, of: description)
    case .complete, .partial: return objection(to: text, as: .complete, of: description)
    }
  }

  /// The reason the text isn't a number in the grammar, or isn't within the bounds (T4, N9).
  private func objection(
    to text: String, as grammar: NumberGrammar, of description: NumberDescription
  ) -> Reason? {
    let format = description.format
    if let problem = problem(of: text, as: grammar, in: format) { return .notNumeric(problem) }
    let value =
      grammar == .scanner ? scanned(text, with: format.symbols) : value(of: text, in: format)
    let isWithin = value.map { self.isWithin(description.bounds, $0) } ?? true
    return isWithin ? nil : .outOfBounds(description.bounds)
  }
}
