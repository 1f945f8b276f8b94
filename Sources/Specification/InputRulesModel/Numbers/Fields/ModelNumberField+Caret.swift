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

  /// A partial number in its form, with the caret after this many of its scalars (N7.8, N7.16).
  func state(of bare: String, caretAfter count: Int) -> FieldState {
    let text = form(of: bare)
    let caret = place(after: count, in: text)
    return FieldState(trusting: text, selection: TextRange(location: caret, length: 0), marked: nil)
  }
}

extension Units {
  /// The text before the place (N7.16).
  func text(before place: Int) -> String { text(in: Span(start: 0, end: place)) }

  /// The text after the place (N7.16).
  func text(after place: Int) -> String { text(in: Span(start: place, end: array.count)) }
}
