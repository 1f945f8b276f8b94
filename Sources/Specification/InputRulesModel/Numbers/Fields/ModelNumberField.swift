/// The rule of a field that groups a number's digits during typing (N7.8), implemented directly
/// from its clauses.
package struct ModelNumberField: ModelFieldRule {
  /// The format of the numbers, without an exponent.
  let format: NumberFormat
  let bounds: NumberBounds
  let numbers = ModelNumbers()

  /// The field for numbers in the format, within the bounds (N7.8, N9).
  public init(_ format: NumberFormat, bounds: NumberBounds) {
    var format = format
    format.allowsExponent = false
    self.format = format
    self.bounds = bounds
  }

  /// The reason the text, or the text's form, isn't allowed in the field (N7.8, N7.9, E12.7); a
  /// second decimal separator is allowed (N7.20).
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

  /// The problem of a partial number without grouping separators, in a format without groups
  /// (N7.9).
  func partialProblem(of bare: String) -> NumberProblem? {
    var format = format
    format.grouping = .refused
    return numbers.problem(of: bare, as: .partial, in: format)
  }

  /// The problem of a text that isn't acceptable; a text with grouping separators must be complete
  /// (N7.9).
  func problem(of text: String) -> NumberProblem {
    let grammar: NumberGrammar = hasGroupingSeparators(text) ? .complete : .partial
    return numbers.problem(of: text, as: grammar, in: format)
      ?? NumberProblem(offset: 0, found: nil, expected: [])
  }

  /// The state with its text formatted, if the text is acceptable, and its selection adjusted
  /// (E12.9, E12.10).
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
  /// Whether the scalar may occur in the field's numbers (E8.15).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { format.writtenScalars.contains(scalar) }

  /// The minus sign of the field's numbers (E8.17).
  public var ownMinus: Unicode.Scalar? { format.minusWithoutMarks }
}

extension ModelNumberField: ModelRewriting {
  /// The decision about one edit (E3 to E7, N7.10, N7.13).
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

  /// The format's separator that a typed key may represent; empty if there is none (N7.19).
  func keys(for key: String) -> [String] {
    let (scalars, own) = (Array(key.unicodeScalars), format.symbols.storage)
    let groups = Alphabet.groupingSeparators(of: format, under: .lenient)
    if [".", ",", "\u{66B}"].contains(where: { scalars == [$0] }) {
      return [String(own.decimalSeparator)]
    }
    return groups.contains { scalars == [$0] } ? [String(own.groupingSeparator)] : []
  }

  /// The state in which the insertion replaces the span.
  ///
  /// The format's separator replaces the span if the insertion is another locale's separator
  /// (N7.19) or isn't allowed there (N7.20).
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

  /// The state in which the insertion, unchanged, replaces the span (N7.10, N7.11).
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

  /// The state in which a grouping separator replaces the span, after digits in groups of the
  /// secondary size (N7.18).
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
  /// Whether formatting keeps the scalar: a digit, a sign or the decimal separator (N7.16).
  private func isKept(_ scalar: Unicode.Scalar) -> Bool {
    let alphabet = Alphabet(of: format)
    let terminals: [Terminal] = [.digit, .minus, .plus, .decimalSeparator]
    return terminals.contains { alphabet.holds(scalar, as: $0) }
  }

  /// The number of scalars in the text that formatting keeps (N7.16).
  func keptCount(in text: String) -> Int { text.unicodeScalars.filter(isKept).count }

  /// The position directly after `count` kept scalars; the start if `count` is 0 (N7.16).
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

  /// A partial number, formatted, with the caret after `count` of the kept scalars (N7.8, N7.16).
  func state(of bare: String, caretAfter count: Int) -> FieldState {
    let text = form(of: bare)
    return FieldState(showing: text, caret: place(after: count, in: text))
  }
}

extension Units {
  /// The text before the place (N7.16).
  func text(before place: Int) -> String { text(in: Span(start: 0, end: place)) }

  /// The text after the place (N7.16).
  func text(after place: Int) -> String { text(in: Span(start: place, end: array.count)) }
}
