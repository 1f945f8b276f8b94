/// The rule of a field that groups a number's digits during typing, written as plainly as its
/// clauses (N7.8).
package struct ModelNumberField: ModelFieldRule {
  /// The format of the numbers, without an exponent.
  let format: NumberFormat
  /// The bounds of the numbers.
  let bounds: NumberBounds
  let numbers = ModelNumbers()

  /// The field for numbers in the format, within the bounds (N7.8, N9).
  public init(_ format: NumberFormat, bounds: NumberBounds) {
    var format = format
    format.allowsExponent = false
    self.format = format
    self.bounds = bounds
  }

  /// The reason the field may not contain the text, or not in this form (N7.8, N7.9, E12.7); one
  /// extra decimal separator is allowed (N7.20).
  public func objection(to text: String) -> Reason? {
    mayBecomeNumber(text) ? nil : objectionToNumber(text)
  }

  /// Whether there is no objection to the text without one of its decimal separators (N7.20).
  func mayBecomeNumber(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map { $0 }
    let places = scalars.indices.filter { scalars[$0] == format.symbols.storage.decimalSeparator }
    return places.count < 3
      && places.contains { place in
        let rest = scalars[..<place] + scalars[(place + 1)...]
        return objectionToNumber(String(String.UnicodeScalarView(rest))) == nil
      }
  }

  /// The reason a text isn't allowed in the field as a number (N7.9).
  func objectionToNumber(_ text: String) -> Reason? {
    if text.isEmpty { return nil }
    if let problem = partialProblem(of: withoutGroupingSeparators(text)) {
      return .notNumeric(problem)
    }
    guard let bare = bare(text) else { return isBegun(text) ? nil : .notNumeric(problem(of: text)) }
    if !numbers.canBeCompleted(bare, in: format, to: bounds) { return .outOfBounds(bounds) }
    return form(of: bare).isSame(as: text) ? nil : .reformatted
  }

  /// The reason the field may not contain the text when editing ends: the text isn't acceptable,
  /// isn't complete, or isn't within the bounds (N7.9, N9).
  public func finalObjection(to text: String) -> Reason? {
    if text.isEmpty { return nil }
    if let reason = objection(to: text) { return reason }
    if let problem = numbers.problem(of: text, as: .complete, in: format) {
      return .notNumeric(problem)
    }
    let isWithin = numbers.value(of: text, in: format).map { numbers.isWithin(bounds, $0) }
    return isWithin == true ? nil : .outOfBounds(bounds)
  }

  /// The problem of a text without grouping separators, none of which may then follow (N7.9).
  func partialProblem(of bare: String) -> NumberProblem? {
    var format = format
    format.grouping = .refused
    return numbers.problem(of: bare, as: .partial, in: format)
  }

  /// The problem of a text that isn't acceptable: if it has grouping separators, it must be
  /// complete (N7.9).
  func problem(of text: String) -> NumberProblem {
    let grammar: NumberGrammar = hasGroupingSeparators(text) ? .complete : .partial
    return numbers.problem(of: text, as: grammar, in: format)
      ?? NumberProblem(offset: 0, found: nil, expected: [])
  }

  /// The state with its text in its form, if the text is acceptable, and with its selection
  /// adjusted (E12.9, E12.10).
  public func repaired(_ state: FieldState) -> FieldState {
    guard case .reformatted = objection(to: state.text), let bare = bare(state.text) else {
      return state
    }
    let units = Units(state.text)
    let selection = Span(state.selection)
    let new = form(of: bare)
    let carried = Span(
      start: place(after: keptCount(in: units.text(before: selection.start)), in: new),
      end: place(after: keptCount(in: units.text(before: selection.end)), in: new))
    return FieldState(trusting: new, selection: carried.range, marked: nil)
  }
}

extension ModelNumberField {
  /// Whether the field's numbers contain the scalar (E8.15).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { format.writtenScalars.contains(scalar) }

  /// The minus sign of the field's numbers (E8.17).
  public var ownMinus: Unicode.Scalar? { format.minusWithoutMarks }
}
