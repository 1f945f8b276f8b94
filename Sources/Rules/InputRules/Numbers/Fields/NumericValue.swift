/// A condition that requires text to be a number or, during typing, the beginning of one (T4, T5).
public struct NumericValue: TextCondition, Hashable {
  let description: NumberDescription

  /// Creates a condition that requires a number in a format and within bounds.
  /// - Parameters:
  ///   - format: the number's format.
  ///   - grammar: the grammar during typing. When editing ends, `complete` replaces `partial`; the
  ///     other grammars still apply.
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

  /// The reason that the grammar or the bounds refuse `text` during typing; `nil` if the text is
  /// allowed (N1.1, N9).
  public func objection(to text: String) -> Reason? {
    objection(to: text, as: description.grammar)
  }

  /// The reason `text` is refused when editing ends; `nil` if it is allowed, or is empty (T4).
  public func finalObjection(to text: String) -> Reason? {
    objection(to: text, as: description.grammar == .partial ? .complete : description.grammar)
  }

  /// Always true, because a part of a number can't be checked on its own.
  public var judgesWholeTextsOnly: Bool { true }

  /// Always true, so no part of a number is dropped from an insertion (E8.4).
  public var isNumeric: Bool { true }

  /// Whether numbers may contain the scalar, so that normalization keeps it; with the grammar
  /// `scanner`, this is true only for the decimal separator (E8.15).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    description.grammar == .scanner
      ? scalar == description.format.symbols.decimalSeparator : description.format.isOwn(scalar)
  }

  /// The minus sign that replaces an inserted dash, or `nil` if no sign is allowed (E8.17).
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
