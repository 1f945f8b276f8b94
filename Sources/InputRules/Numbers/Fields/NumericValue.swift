/// A text is a number, or can become one (T4, T5).
public struct NumericValue: TextCondition, Hashable {
  /// What the number is held to.
  public let description: NumberDescription

  /// A number of that description.
  public init(_ description: NumberDescription = NumberDescription()) {
    self.description = description
  }

  /// Objects to a text that isn't a number by the grammar that holds while it is typed, or can't
  /// come within the bounds (N1.1, N9).
  public func objection(to text: String) -> Reason? {
    objection(to: text, as: description.grammar)
  }

  /// Objects to a text that is no complete number within the bounds; the empty text has no value,
  /// and is let through (T4).
  public func finalObjection(to text: String) -> Reason? {
    objection(to: text, as: description.grammar == .partial ? .complete : description.grammar)
  }

  /// True: of a number, no part can be judged alone.
  public var judgesWholeTextsOnly: Bool { true }

  /// True: of an insertion nothing is dropped but what stands around a number (E8.4).
  public var isNumeric: Bool { true }

  /// Whether numbers are written with the scalar; of the scanner's, the decimal separator alone
  /// (E8.15).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    description.grammar == .scanner
      ? scalar == description.format.symbols.decimalSeparator : description.format.isOwn(scalar)
  }

  /// The minus sign that a dash becomes (E8.17).
  public var ownMinus: Unicode.Scalar? {
    description.grammar == .scanner ? "-" : description.format.ownMinus
  }

  private func objection(to text: String, as grammar: NumberGrammar) -> Reason? {
    if text.isEmpty { return nil }
    let format = description.format
    if let problem = format.problem(of: text, as: grammar) { return .notNumeric(problem) }
    return isWithinBounds(text, grammar) ? nil : .outOfBounds(description.bounds)
  }

  private func isWithinBounds(_ text: String, _ grammar: NumberGrammar) -> Bool {
    let (format, bounds) = (description.format, description.bounds)
    if bounds == .none { return true }
    switch grammar {
    case .partial: return format.canMend(text, within: bounds)
    case .complete: return (try? format.value(of: text)).map(bounds.contains) ?? false
    case .scanner: return format.scannedValue(of: text).map(bounds.contains) ?? false
    }
  }
}
