extension ModelNumberField {
  /// The state after a deletion, which is always accepted (N7.13).
  func afterDeletion(of span: Span, in units: Units, selection: Span, plain: FieldState)
    -> FieldState
  {
    let isKnown = bare(units.text) != nil
    let deleted = isInForm(units.text) ? deleted(span, of: units, selection: selection) : [span]
    let left = text(of: units, without: deleted)
    let place = deleted.first?.start ?? span.start
    let scalars = withoutGroupingSeparators(left).unicodeScalars
    let isLone = format.fewestPlaces > 0 && !scalars.contains(where: isDigit)
    let separator = format.symbols.storage.decimalSeparator
    let bare = String(scalars.filter { !isLone || $0 != separator })
    guard isKnown || self.bare(left) != nil, isPartialButForZeros(bare) else {
      return FieldState(
        trusting: left, selection: TextRange(location: place, length: 0), marked: nil)
    }
    return state(of: bare, caretAfter: keptCount(in: units.text(before: place)))
  }

  /// The ranges that are deleted from a formatted text for a given span: a digit next to a
  /// separator, everything but the separator, or the span itself (N7.14, N7.15).
  private func deleted(_ span: Span, of units: Units, selection: Span) -> [Span] {
    let scalars = Array(units.text(in: span).unicodeScalars)
    if scalars.count == 1 && isGroupingSeparator(scalars[0]) {
      return digit(beside: span, of: units, selection: selection)
    }
    let isFractionLeft = units.text(after: span.end).unicodeScalars.first.map(isDigit) ?? false
    guard format.fewestPlaces > 0, isFractionLeft,
      let place = scalars.firstIndex(of: format.symbols.storage.decimalSeparator)
    else { return [span] }
    if scalars.count == 1 { return digit(beside: span, of: units, selection: selection) }
    let start = span.start + scalars[..<place].reduce(0) { $0 + $1.utf16.count }
    let end = start + scalars[place].utf16.count
    return [Span(start: span.start, end: start), Span(start: end, end: span.end)]
  }

  /// The digit that is deleted instead of a separator: the digit before the separator if the caret
  /// was after it, or the other way round; otherwise none (N7.14).
  private func digit(beside separator: Span, of units: Units, selection: Span) -> [Span] {
    let scalars = units.scalars
    let digits = scalars.filter { units.text(in: $0).unicodeScalars.allSatisfy(isDigit) }
    let before = digits.filter { $0.end == separator.start }
    let after = digits.filter { $0.start == separator.end }
    guard selection.isEmpty else { return [] }
    if selection.start == separator.end { return before }
    return selection.start == separator.start ? after : []
  }

  /// The text without the spans, which are in order (N7.13).
  private func text(of units: Units, without spans: [Span]) -> String {
    units.text(in: units.scalars.filter { scalar in !spans.contains { scalar.isWithin($0) } })
  }
}
