/// The rule of a field that groups digits while a number is typed (N7.8), implemented directly from
/// its clauses.
package struct ModelNumberField: ModelFieldRule {
  /// The format of the numbers, which doesn't allow exponents.
  let format: NumberFormat
  let bounds: NumberBounds
  let numbers = ModelNumbers()

  /// Creates a field for numbers in this format and within these bounds (N7.8, N9).
  public init(_ format: NumberFormat, bounds: NumberBounds) {
    var format = format
    format.allowsExponent = false
    self.format = format
    self.bounds = bounds
  }

  /// The reason the text or its form isn't allowed in the field, or `nil` (N7.8, N7.9, E12.7); an
  /// extra decimal separator is allowed (N7.20).
  public func objection(to text: String) -> Reason? {
    mayBecomeNumber(text) ? nil : objectionToNumber(text)
  }

  /// Whether removing one of up to two decimal separators leaves an allowed text (N7.20).
  func mayBecomeNumber(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map { $0 }
    let places = scalars.indices.filter { scalars[$0] == format.symbols.storage.decimalSeparator }
    return places.count < 3
      && places.contains { place in
        let rest = scalars[..<place] + scalars[(place + 1)...]
        return objectionToNumber(String(String.UnicodeScalarView(rest))) == nil
      }
  }

  /// The reason the text isn't allowed as a number, or `nil` (N7.9).
  func objectionToNumber(_ text: String) -> Reason? {
    if text.isEmpty { return nil }
    if let problem = partialProblem(of: withoutGroupingSeparators(text)) {
      return .notNumeric(problem)
    }
    guard let bare = bare(text) else { return isBegun(text) ? nil : .notNumeric(problem(of: text)) }
    if !numbers.canBeCompleted(bare, in: format, to: bounds) { return .outOfBounds(bounds) }
    return form(of: bare).isSame(as: text) ? nil : .reformatted
  }

  /// The reason the text isn't allowed when editing ends, or `nil`: it must be acceptable, complete
  /// and within the bounds (N7.9, N9).
  public func finalObjection(to text: String) -> Reason? {
    if text.isEmpty { return nil }
    if let reason = objection(to: text) { return reason }
    if let problem = numbers.problem(of: text, as: .complete, in: format) {
      return .notNumeric(problem)
    }
    let isWithin = numbers.value(of: text, in: format).map { numbers.isWithin(bounds, $0) }
    return isWithin == true ? nil : .outOfBounds(bounds)
  }

  /// The reason a text without grouping separators isn't a partial number, or `nil` (N7.9).
  func partialProblem(of bare: String) -> NumberProblem? {
    var format = format
    format.grouping = .refused
    return numbers.problem(of: bare, as: .partial, in: format)
  }

  /// The problem with an unacceptable text; with grouping separators, it must be complete (N7.9).
  func problem(of text: String) -> NumberProblem {
    let grammar: NumberGrammar = hasGroupingSeparators(text) ? .complete : .partial
    return numbers.problem(of: text, as: grammar, in: format)
      ?? NumberProblem(offset: 0, found: nil, expected: [])
  }

  /// The state with an acceptable text formatted, and the selection moved with it (E12.9, E12.10).
  public func repaired(_ state: FieldState) -> FieldState {
    guard case .reformatted = objection(to: state.text), let bare = bare(state.text) else {
      return state
    }
    let units = Units(state.text)
    let new = form(of: bare)
    return state.carried(to: new) { offset in
      place(after: keptCount(in: units.text(before: offset)), in: new)
    }
  }
}

extension ModelNumberField {
  /// Whether the field's numbers may contain the scalar (E8.15).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { format.writtenScalars.contains(scalar) }

  /// The minus sign that the field's numbers use (E8.17).
  public var ownMinus: Unicode.Scalar? { format.minusWithoutMarks }
}

extension ModelNumberField: ModelRewriting {
  /// Returns the decision about an edit (E3 to E7, N7.10, N7.13).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    decision(about: edit, on: state)
  }

  /// The state after an edit (N7.10, N7.13).
  func state(after edit: Edit, at span: Span, of state: FieldState, _ plain: FieldState)
    throws(Reason) -> FieldState
  {
    let units = Units(state.text)
    return edit.replacement.isEmpty
      ? afterDeletion(of: span, in: units, selection: Span(state.selection), plain: plain)
      : try afterInsertion(of: edit.replacement, at: span, in: units, plain: plain)
  }

  /// The format's separators that a typed key may stand for; empty if there is none (N7.19).
  func keys(for key: String) -> [String] {
    let (scalars, own) = (Array(key.unicodeScalars), format.symbols.storage)
    let groups = Alphabet.groupingSeparators(of: format, under: .lenient)
    if [".", ",", "\u{66B}"].contains(where: { scalars == [$0] }) {
      return [String(own.decimalSeparator)]
    }
    return groups.contains { scalars == [$0] } ? [String(own.groupingSeparator)] : []
  }

  /// The state after the insertion replaces the span.
  ///
  /// The format's own separator may replace another locale's separator (N7.19), or a separator that
  /// isn't allowed there (N7.20).
  private func afterInsertion(
    of insertion: String, at span: Span, in units: Units, plain: FieldState
  ) throws(Reason) -> FieldState {
    let own = keys(for: insertion)
    let mayBeOwn = !hasGroupingSeparators(units.text(after: span.end))
    for key in [insertion] + (mayBeOwn ? own : []) {
      let plain = units.state(replacing: span, by: key)
      if let next = try? result(of: key, at: span, in: units, plain: plain) { return next }
    }
    for key in own where key == String(format.symbols.storage.decimalSeparator) {
      let stray = units.state(replacing: span, by: key)
      if mayBecomeNumber(stray.text) { return stray }
    }
    return try result(of: insertion, at: span, in: units, plain: plain)
  }

  /// The state if the insertion replaces the span unchanged (N7.10, N7.11).
  private func result(of insertion: String, at span: Span, in units: Units, plain: FieldState)
    throws(Reason) -> FieldState
  {
    let isAlone = insertion.unicodeScalars.count == 1 && hasGroupingSeparators(insertion)
    if hasGroupingSeparators(insertion) && !isComplete(insertion) && !isAlone {
      throw .notNumeric(problem(of: insertion))
    }
    let bare = withoutGroupingSeparators(plain.text)
    let isKnown = self.bare(units.text) != nil
    let begun = isKnown ? self.begun(insertion, at: span, in: units) : plain
    let isRead = [plain, begun].contains { self.bare($0.text) != nil }
    if (isAlone || !isKnown) && !isRead {
      if partialProblem(of: bare) == nil && isBegun(begun.text) { return begun }
      throw .notNumeric(partialProblem(of: bare) ?? problem(of: plain.text))
    }
    if let problem = partialProblem(of: bare) { throw .notNumeric(problem) }
    if !numbers.canBeCompleted(bare, in: format, to: bounds) { throw .outOfBounds(bounds) }
    let before = units.text(before: span.start) + insertion
    return state(of: bare, caretAfter: keptCount(in: before))
  }

  /// The state after a grouping separator replaces the span; the digits before the separator are in
  /// groups of the secondary size (N7.18).
  private func begun(_ separator: String, at span: Span, in units: Units) -> FieldState {
    let alphabet = Alphabet(of: format)
    let sizes = format.symbols.storage.grouping
    let head = units.text(before: span.start).unicodeScalars.filter {
      !isGroupingSeparator($0) && !alphabet.holds($0, as: .bidiMark)
    }
    let digits = head.filter(isDigit)
    let groups = digits.enumerated().flatMap { place, digit in
      place > 0 && (digits.count - place).isMultiple(of: sizes.secondary)
        ? [format.symbols.storage.groupingSeparator, digit] : [digit]
    }
    let signs = head.filter { !isDigit($0) }
    let text = String(String.UnicodeScalarView(Array(signs) + groups)) + separator
    return FieldState(showing: text + units.text(after: span.end), caret: text.utf16.count)
  }
}

extension ModelNumberField {
  /// Whether formatting never removes the scalar: it is a digit, a sign or the decimal separator
  /// (N7.16).
  private func isKept(_ scalar: Unicode.Scalar) -> Bool {
    let alphabet = Alphabet(of: format)
    let terminals: [Terminal] = [.digit, .minus, .plus, .decimalSeparator]
    return terminals.contains { alphabet.holds(scalar, as: $0) }
  }

  /// The number of scalars in the text that formatting never removes (N7.16).
  func keptCount(in text: String) -> Int { text.unicodeScalars.filter(isKept).count }

  /// The offset after the first `count` of these scalars; 0 if `count` is 0 (N7.16).
  func place(after count: Int, in text: String) -> Int {
    var place = 0
    var end = 0
    var seen = 0
    for scalar in text.unicodeScalars {
      end += scalar.utf16.count
      if isKept(scalar) && seen < count {
        seen += 1
        place = end
      }
    }
    return place
  }

  /// The state that shows a formatted partial number, with the caret after `count` kept scalars
  /// (N7.8, N7.16).
  func state(of bare: String, caretAfter count: Int) -> FieldState {
    let text = form(of: bare)
    return FieldState(showing: text, caret: place(after: count, in: text))
  }
}

extension Units {
  /// The text before an offset (N7.16).
  func text(before place: Int) -> String { text(in: Span(start: 0, end: place)) }

  /// The text after an offset (N7.16).
  func text(after place: Int) -> String { text(in: Span(start: place, end: array.count)) }
}
