private let model = ModelNumbers()

extension Mutant {
  /// Mistakes in reading texts, and in the *Text Field* article's scanner.
  static let scanning: [Mutant] = [
    .numberScalar(
      "AnyMinus", "The typographic minus sign is accepted in locales that don't use it."
    ) { scalar, _ in scalar == "\u{2212}" ? "-" : nil }
    .killed(by: .foreignScalarsAreRefused).bug("rust-lang/rust#130315"),
    .numberScalar(
      "AnyScriptsDigits",
      "Every numeric character, such as a fraction, is read as a digit."
    ) { scalar, format in
      guard !format.symbols.digits.contains(scalar) && !scalar.isASCII else { return nil }
      return scalar.properties.numericType == nil ? nil : "1"
    }.killed(by: .foreignScalarsAreRefused).bug("ustwo/formvalidator-swift#34"),
    .numberScalar(
      "ApostropheForQuote",
      "Even a strict format accepts a plain apostrophe instead of the typographic one."
    ) { scalar, format in
      scalar == "'" && format.symbols.groupingSeparator == "\u{2019}" ? "\u{2019}" : nil
    }.killed(by: .foreignScalarsAreRefused, .lookalikesSeparateGroups),
    .numberText("B28", "Text after a number is ignored.") { text, format in
      let model = ModelNumbers()
      guard let problem = model.problem(of: text, as: .complete, in: format), problem.found != nil
      else { return text }
      let head = text.prefix(units: problem.offset)
      return model.problem(of: head, as: .complete, in: format) == nil ? head : text
    }
    .killed(by: .foreignScalarsAreRefused, .separatorsAreNeverReinterpreted).bug(
      "swiftlang/swift-corelibs-foundation#3914"),
    .numberScalar(
      "B29", "A separator is recognized by its first byte, so others with that byte are accepted."
    ) { scalar, format in
      let symbols = format.symbols
      let separators = [symbols.decimalSeparator, symbols.groupingSeparator]
      let own = symbols.digits + separators + symbols.minusSign.unicodeScalars
      if scalar.isASCII || scalar.isBidiMark || own.contains(scalar) { return nil }
      return separators.first { String($0).utf8.first == String(scalar).utf8.first }
    }.killed(by: .foreignScalarsAreRefused).bug("swiftlang/swift-foundation#1978"),
    .numberValue("B30", "A number is read with a period in every locale: 2,75 is 2.") {
      value, text, format in
      guard value != nil && format.symbols.decimalSeparator != "." else { return value }
      let head = text.unicodeScalars.prefix { $0 != format.symbols.decimalSeparator }
      return ModelNumbers().value(of: String(head), in: format)
    }.killed(by: .valueKeepsEveryDigit).bug("xmartlabs/XLForm#452"),
    Mutant("B34", "A number may end with an exponent mark.") {
      $0.numbers.problem = { text, grammar, format in
        let problem = model.problem(of: text, as: grammar, in: format)
        let lacksExponent = grammar == .complete && mantissa(of: text, problem, in: format) != nil
        return lacksExponent ? nil : problem
      }
      $0.numbers.valueOfText = { text, format in
        let problem = model.problem(of: text, as: .complete, in: format)
        return model.value(of: mantissa(of: text, problem, in: format) ?? text, in: format)
      }
    }.killed(by: .everyShortTextEqualsModel).bug("cockroachdb/cockroach#1888"),
    .numberText("BidiMarksAnywhere", "Marks of the writing direction are skipped everywhere.") {
      text, _ in text.withoutBidiMarks
    }.killed(by: .judgingEqualsModel).bug("MenoData/Time4J#574"),
    .numberText("LenientLoneComma", "A lenient format drops any lone separator, so 1,5 is 15.") {
      text, format in
      let parts = text.unicodeScalars.split(
        separator: format.symbols.groupingSeparator, omittingEmptySubsequences: false)
      let isLone = parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      return format.grouping == .lenient && isLone
        ? String(parts[0]) + String(parts[1]) : text
    }
    .killed(by: .separatorsAreNeverReinterpreted, .everyBeginningCanBeCompleted).bug(
      "globalizejs/globalize#616"),
    .replacing(\.numbers.scannedValue, "ScannerTakesSpace", "White space alone is scanned as zero.")
    { text, symbols in
      let isSpace = !text.isEmpty && text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
      return isSpace ? .zero : model.scanned(text, with: symbols)
    }.killed(by: .scanningEqualsModel).bug("hapijs/joi#148"),
    Mutant("ScannerUnlimited", "The scanner accepts an exponent over 254.") {
      $0.numbers.problem = { text, grammar, format in
        let problem = model.problem(of: text, as: grammar, in: format)
        return grammar == .scanner && scannedUnlimited(text, with: format.symbols) != nil
          ? nil : problem
      }
      $0.numbers.scannedValue = { text, symbols in scannedUnlimited(text, with: symbols) }
    }.killed(by: .scanningEqualsFoundation).bug(.numericArticle),
    .replacing(
      \.numbers.scannedValue, "SpaceAfterSignRefused",
      "The scanner refuses white space after a sign, as newer Foundation on Linux does."
    ) { text, symbols in
      let body = text.unicodeScalars.drop { $0.properties.isWhitespace }
      let isSpace = body.dropFirst().first?.properties.isWhitespace == true
      return isSpace && ["+", "-"].contains(body.first) ? nil : model.scanned(text, with: symbols)
    }.killed(by: .scanningEqualsModel).bug("swiftlang/swift-corelibs-foundation"),
    .numberText("WhiteSpaceTrimmed", "White space around a number is ignored.") {
      text, _ in
      let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
      let trimmed = scalars.reversed().drop { $0.properties.isWhitespace }.reversed()
      return String(String.UnicodeScalarView(trimmed))
    }
    .killed(by: .foreignScalarsAreRefused, .everyBeginningCanBeCompleted).bug(
      "plotly/fast-isnumeric#1"),
  ]
}

/// The part before the exponent mark if the text lacks only a digit after it, otherwise `nil`.
private func mantissa(of text: String, _ problem: NumberProblem?, in format: NumberFormat)
  -> String?
{
  guard let problem, problem.found == nil,
    model.problem(of: text + "1", as: .complete, in: format) == nil
  else { return nil }
  let marks = ["e", "E", format.symbols.exponentMark]
  for (index, _) in zip(text.unicodeScalars.indices, text.unicodeScalars) {
    let tail = String(text.unicodeScalars[index...])
    if marks.contains(where: { tail.hasPrefix($0) }) {
      return String(text.unicodeScalars[..<index])
    }
  }
  return nil
}

/// The value that the *Text Field* article's scanner would read if it had no limits.
private func scannedUnlimited(_ text: String, with symbols: NumberSymbols) -> ExactNumber? {
  model.scanned(text, with: symbols) ?? model.value(of: text, in: NumberFormat(symbols))
}
