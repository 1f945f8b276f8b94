/// A condition that requires a number, or a prefix of a number (T4, T5).
public struct NumericValue: TextCondition, Hashable {
  let description: NumberDescription

  /// Creates a condition that requires a number in a format and within bounds.
  /// - Parameters:
  ///   - format: the number's format.
  ///   - grammar: the grammar during typing. With `partial`, `complete` applies when editing ends;
  ///     `scanner` and `complete` always apply.
  ///   - bounds: the allowed numbers.
  public init(
    _ format: NumberFormat = NumberFormat(), grammar: NumberGrammar = .partial,
    bounds: NumberBounds = .none
  ) {
    self.init(NumberDescription(format, grammar: grammar, bounds: bounds))
  }

  init(_ description: NumberDescription) {
    self.description = description
  }

  /// Refuses text that isn't a prefix of a number, or can't become one within the bounds (N1.1,
  /// N9).
  public func objection(to text: String) -> Reason? {
    objection(to: text, as: description.grammar)
  }

  /// Refuses text that isn't a complete number within the bounds, unless it is empty (T4).
  public func finalObjection(to text: String) -> Reason? {
    objection(to: text, as: description.grammar == .partial ? .complete : description.grammar)
  }

  /// Always true, because a part of a number can't be checked alone.
  public var judgesWholeTextsOnly: Bool { true }

  /// Always true, so that a reduced insertion never loses part of a number (E8.4).
  public var isNumeric: Bool { true }

  /// Whether numbers may contain the scalar; for the scanner, only the decimal separator (E8.15).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    description.grammar == .scanner
      ? scalar == description.format.symbols.decimalSeparator : description.format.isOwn(scalar)
  }

  /// The minus sign that replaces a dash, or `nil` if no sign is allowed (E8.17).
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
    case .partial: return format.canComplete(text, within: bounds)
    case .complete: return (try? format.value(of: text)).map(bounds.contains) ?? false
    case .scanner: return format.scannedValue(of: text).map(bounds.contains) ?? false
    }
  }
}
