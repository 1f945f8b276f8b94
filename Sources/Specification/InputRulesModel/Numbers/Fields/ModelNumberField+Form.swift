extension ModelNumberField {
  /// Whether the scalar separates groups in this format (N4.1).
  func isGroupingSeparator(_ scalar: Unicode.Scalar) -> Bool {
    Alphabet(of: format).holds(scalar, as: .groupingSeparator)
  }

  /// Whether the text contains a grouping separator (N7.9).
  func hasGroupingSeparators(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isGroupingSeparator)
  }

  /// The text without any grouping separator (N7.9).
  func withoutGroupingSeparators(_ text: String) -> String {
    String(text.unicodeScalars.filter { !isGroupingSeparator($0) })
  }

  /// Whether a text without grouping separators could begin a number; leading zeros that a deletion
  /// may leave are allowed (N7.13).
  func isPartialButForZeros(_ bare: String) -> Bool {
    var format = format
    format.allowsLeadingZeros = true
    return numbers.problem(of: bare, as: .partial, in: format) == nil
  }

  /// The text without its grouping separators; `nil` unless these are where the field writes them,
  /// or the number is complete (N7.9).
  func bare(_ text: String) -> String? {
    if !hasGroupingSeparators(text) || isInForm(text) || isComplete(text) {
      return withoutGroupingSeparators(text)
    }
    return nil
  }

  /// Whether the text, with its grouping separators, is a complete number (N7.9).
  func isComplete(_ text: String) -> Bool {
    numbers.problem(of: text, as: .complete, in: format) == nil
  }

  /// Whether the text has unfinished groups: it is neither formatted nor complete, but further
  /// digits can make it a number within the bounds (N7.18).
  func isBegun(_ text: String) -> Bool {
    let own = format.symbols.storage
    let mayBeDecimals =
      format.mostPlaces > own.grouping.primary && format.mostPlaces != .max
      && [".", ","].contains(own.groupingSeparator)
    let isStopped = mayBeDecimals && !(text.unicodeScalars.last.map(isGroupingSeparator) ?? false)
    return bare(text) == nil && numbers.problem(of: text, as: .partial, in: format) == nil
      && numbers.canBeCompleted(text, in: format, to: bounds) && !isStopped
  }

  /// Whether the text is in the field's form (N7.8).
  func isInForm(_ text: String) -> Bool {
    let bare = withoutGroupingSeparators(text)
    return isPartialButForZeros(bare) && form(of: bare).isSame(as: text)
  }

  /// The form in which the field writes a partial number: without invisible scalars, and in groups
  /// unless it begins with a zero (N7.8).
  func form(of bare: String) -> String {
    let alphabet = Alphabet(of: format)
    let kept = bare.unicodeScalars.filter { !alphabet.holds($0, as: .bidiMark) }
    let signs = kept.prefix { !isDigit($0) && $0 != alphabet.decimalSeparator }
    let integer = kept.dropFirst(signs.count).prefix { isDigit($0) }
    let rest = kept.dropFirst(signs.count + integer.count)
    let separator = [format.symbols.storage.groupingSeparator]
    let startsWithZero = integer.first.map { alphabet.holds($0, as: .zero) } ?? false
    let groups = startsWithZero ? [Array(integer)] : format.groups(of: Array(integer))
    let grouped = groups.joined(separator: separator)
    return String(String.UnicodeScalarView(Array(signs) + Array(grouped) + Array(rest)))
  }

  /// Whether the scalar is a digit (N3.2).
  func isDigit(_ scalar: Unicode.Scalar) -> Bool { Alphabet(of: format).holds(scalar, as: .digit) }

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
      return FieldState(showing: left, caret: place)
    }
    return state(of: bare, caretAfter: keptCount(in: units.text(before: place)))
  }

  /// The spans to delete: the digit next to a single grouping or required decimal separator, or
  /// otherwise the span without a required decimal separator (N7.14, N7.15).
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

  /// The digit that is deleted instead of a separator, if there is one (N7.14, N7.15).
  ///
  /// A caret after the separator deletes the digit before the separator; a caret before the
  /// separator deletes the digit after it.
  private func digit(beside separator: Span, of units: Units, selection: Span) -> [Span] {
    let scalars = units.scalars
    let digits = scalars.filter { units.text(in: $0).unicodeScalars.allSatisfy(isDigit) }
    let before = digits.filter { $0.end == separator.start }
    let after = digits.filter { $0.start == separator.end }
    guard selection.isEmpty else { return [] }
    if selection.start == separator.end { return before }
    return selection.start == separator.start ? after : []
  }

  /// The text without these spans, which must be in order (N7.13).
  private func text(of units: Units, without spans: [Span]) -> String {
    units.text(in: units.scalars.filter { scalar in !spans.contains { scalar.isWithin($0) } })
  }
}
