extension NumberField {
  /// Whether the text is in the form that the field writes.
  func isFormed(_ text: String) -> Bool {
    let bare = self.text(text, caret: 0)
    return problem(of: bare, shapeReader) == nil && isForm(of: bare, text)
  }

  func isForm(of bare: NumberFieldText, _ text: String) -> Bool {
    var writer = GroupWriter(self, bare)
    var text = text
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: writer.capacity) { buffer in
      let count = writer.write(bare, to: buffer)
      return text.withUTF8 { $0.elementsEqual(buffer[..<count]) }
    }
  }

  /// Whether every grouping separator in the text is unambiguous.
  ///
  /// This is true if the text is in the field's form, is a complete number, or has no separators.
  /// Any other text could be read in two ways (N4.4, N7.9).
  func hasKnownSeparators(_ text: String) -> Bool {
    isFormed(text) || !hasSeparators(text) || format.accepts(text)
  }

  /// Throws an error if the text contains grouping separators and isn't a complete number.
  func judgeSeparators(of text: String) throws(Reason) {
    if hasSeparators(text), let problem = format.problem(of: text) { throw .notNumeric(problem) }
  }

  /// Whether the text, if neither complete nor in its form, has begun groups (N7.18).
  func isBegun(_ text: String) -> Bool {
    let most = format.maximumFractionDigits
    let mayBeDecimals =
      most > format.symbols.grouping.primary && most < .max
      && [".", ","].contains(format.symbols.groupingSeparator)
    if mayBeDecimals, let last = text.unicodeScalars.last, !table.isGroupingSeparator(last) {
      return false
    }
    return hasSeparators(text) && format.problem(of: text, as: .partial) == nil
      && format.canComplete(text, within: bounds)
  }

  /// Whether the text is acceptable without one of its one or two decimal separators (N7.20).
  func isStray(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let places = scalars.indices.filter { scalars[$0] == format.symbols.decimalSeparator }
    return places.count < 3
      && places.contains { place in
        var rest = scalars
        rest.remove(at: place)
        return numberObjection(to: String(rest)) == nil
      }
  }

  func hasSeparators(_ text: String) -> Bool {
    // Use a local variable, so that the closure captures only the table and not a copy of the
    // field.
    let table = table
    return text.unicodeScalars.contains { table.isGroupingSeparator($0) }
  }

  /// The text without grouping separators; `caret` is an offset in `text`, in UTF-16 units.
  func text(_ text: String, caret: Int) -> NumberFieldText {
    NumberFieldText(text, caret: caret, table)
  }

  /// Throws the reason the text isn't a prefix of a number.
  func judgeForm(of bare: NumberFieldText) throws(Reason) {
    if let problem = problem(of: bare, bareReader) { throw .notNumeric(problem) }
  }

  /// Throws the reason the text isn't a prefix of a number within the bounds.
  func judge(_ bare: NumberFieldText) throws(Reason) {
    try judgeForm(of: bare)
    if !hasBounds || bareReader.format.canComplete(bare.text, within: bounds) { return }
    throw .outOfBounds(bounds)
  }

  func problem(of bare: NumberFieldText, _ reader: FormatAutomaton) -> NumberProblem? {
    var reader = reader
    for scalar in bare.scalars where !reader.take(scalar) {
      return reader.format.problem(of: bare.text, as: .partial)
    }
    return nil
  }

  /// The number in the field's form: with grouped digits, without bidi marks, and with the caret
  /// after the same character as before (N7.8, N7.16).
  package func form(of bare: NumberFieldText, by grouping: NumberGrouping? = nil) -> FieldState {
    var writer = GroupWriter(self, bare, grouping)
    let text = String(unsafeUninitializedCapacity: writer.capacity) { writer.write(bare, to: $0) }
    return FieldState(trusting: text, selection: .caret(at: writer.caret), marked: nil)
  }
}
