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

  /// The format's separators that a key may mean: at most one (N7.19).
  func keys(for key: String) -> [String] {
    let (scalars, own) = (Array(key.unicodeScalars), format.symbols.storage)
    let groups = Alphabet.groupingSeparators(of: format, under: .lenient)
    if [".", ",", "\u{66B}"].contains(where: { scalars == [$0] }) {
      return [String(own.decimalSeparator)]
    }
    return groups.contains { scalars == [$0] } ? [String(own.groupingSeparator)] : []
  }

  /// The state in which the span is replaced by the insertion, or by the format's separator, if the
  /// insertion is another locale's (N7.19) or has no place (N7.20).
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
    return FieldState(
      trusting: text + units.text(after: span.end),
      selection: TextRange(location: text.utf16.count, length: 0), marked: nil)
  }
}
