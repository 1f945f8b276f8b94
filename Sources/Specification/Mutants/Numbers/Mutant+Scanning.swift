private let model = ModelNumbers()

extension Mutant {
  /// Misread texts, and the scanner.
  static let scanning: [Mutant] = [
    .numberScalar(
      "AnyMinus", "The typographic minus sign is accepted in locales that don't use it."
    ) { scalar, _ in scalar == "\u{2212}" ? "-" : nil }
    .killed(by: .foreignScalarsAreRefused).bug("rust-lang/rust#130315"),
    .numberScalar(
      "AnyScriptsDigits",
      "“Is a number” reads like “is a digit”: fractions and all scripts' digits are accepted."
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
      let head = String(decoding: text.utf16.prefix(problem.offset), as: UTF16.self)
      return model.problem(of: head, as: .complete, in: format) == nil ? head : text
    }
    .killed(by: .foreignScalarsAreRefused, .separatorsAreNeverReinterpreted).bug(
      "swiftlang/swift-corelibs-foundation#3914"),
    .numberScalar(
      "B29", "A separator is recognized by its first byte, so similar ones are accepted."
    ) { scalar, format in
      guard !scalar.isASCII && !format.symbols.knows(scalar) else { return nil }
      return [format.symbols.decimalSeparator, format.symbols.groupingSeparator].first {
        String($0).utf8.first == String(scalar).utf8.first
      }
    }.killed(by: .foreignScalarsAreRefused).bug("swiftlang/swift-foundation#1978"),
    .numberValue("B30", "The number is read with a period in every locale: 2,75 is 2.") {
      value, text, format in
      guard value != nil && format.symbols.decimalSeparator != "." else { return value }
      let head = text.unicodeScalars.prefix { $0 != format.symbols.decimalSeparator }
      return ModelNumbers().value(of: String(head), in: format)
    }.killed(by: .valueKeepsEveryDigit).bug("xmartlabs/XLForm#452"),
    .changing("B34", "An exponent mark without digits after it ends a number.") {
      $0.numbers.problem = { text, grammar, format in
        let problem = model.problem(of: text, as: grammar, in: format)
        let lacksExponent = grammar == .complete && mantissa(of: text, problem, in: format) != nil
        return lacksExponent ? nil : problem
      }
      $0.numbers.valueOfText = { text, format in
        let problem = model.problem(of: text, as: .complete, in: format)
        return model.value(of: mantissa(of: text, problem, in: format) ?? text, in: format)
      }
    }.killed(by: .everyShortTextIsJudgedAsModel).bug("cockroachdb/cockroach#1888"),
    .changing("BidiMarksAnywhere", "Marks of the writing direction are skipped everywhere.") {
      $0.numbers.problem = { text, grammar, format in
        let problem = model.problem(of: text, as: grammar, in: format)
        guard grammar != .scanner, let problem, problem.found?.isBidiMark == true else {
          return problem
        }
        let rest = model.problem(of: text.withoutMarks, as: grammar, in: format)
        return rest.map {
          NumberProblem(
            offset: text.offset(ofUnmarked: $0.offset), found: $0.found, expected: $0.expected)
        }
      }
      $0.numbers.valueOfText = { text, format in model.value(of: text.withoutMarks, in: format) }
    }.killed(by: .judgingEqualsModel).bug("MenoData/Time4J#574"),
    .numberText("LenientLoneComma", "Separators are dropped anywhere, so 1,5 is 15.") {
      text, format in
      guard format.grouping == .lenient else { return text }
      let separator = format.symbols.groupingSeparator
      let scalars = text.unicodeScalars
      let isLone = scalars.filter { $0 == separator }.count == 1
      let isBetweenDigits =
        scalars.first != separator && scalars.last != separator && scalars.count > 2
      guard isLone && isBetweenDigits else { return text }
      return String(String.UnicodeScalarView(scalars.filter { $0 != separator }))
    }
    .killed(by: .separatorsAreNeverReinterpreted, .everyBeginningCanBeCompleted).bug(
      "globalizejs/globalize#616"),
    .replacing(\.numbers.scannedValue, "ScannerTakesSpace", "White space alone is scanned as zero.")
    { text, symbols in
      let isSpace = !text.isEmpty && text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
      return isSpace ? .zero : model.scanned(text, with: symbols)
    }.killed(by: .scanningEqualsModel).bug("hapijs/joi#148"),
    .changing("ScannerUnlimited", "The scanner accepts an exponent over 254.") {
      $0.numbers.problem = { text, grammar, format in
        let problem = model.problem(of: text, as: grammar, in: format)
        return grammar == .scanner && scannedUnlimited(text, with: format.symbols) != nil
          ? nil : problem
      }
      $0.numbers.scannedValue = { text, symbols in scannedUnlimited(text, with: symbols) }
    }.killed(by: .scanningEqualsFoundation).bug(.numericArticle),
    .changing(
      "SpaceAfterSignRefused",
      "After a sign the scanner skips no white space, like Linux's newer Foundation."
    ) {
      $0.numbers.problem = { text, grammar, format in
        let problem = model.problem(of: text, as: grammar, in: format)
        guard grammar == .scanner, problem == nil, let place = text.spaceAfterSign else {
          return problem
        }
        let head = text.utf16.prefix(place)
        let found = text.unicodeScalars[head.endIndex]
        return NumberProblem(offset: place, found: found, expected: [.digit, .decimalSeparator])
      }
      $0.numbers.scannedValue = { text, symbols in
        text.spaceAfterSign == nil ? model.scanned(text, with: symbols) : nil
      }
    }.killed(by: .scanningEqualsModel).bug("swiftlang/swift-corelibs-foundation"),
    .numberText("WhiteSpaceTrimmed", "White space before and after a number is trimmed.") {
      text, _ in
      let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
      let trimmed = scalars.reversed().drop { $0.properties.isWhitespace }.reversed()
      return String(String.UnicodeScalarView(trimmed))
    }
    .killed(by: .foreignScalarsAreRefused, .everyBeginningCanBeCompleted).bug(
      "plotly/fast-isnumeric#1"),
  ]
}

extension NumberSymbols {
  /// Whether the scalar is checked before separators are.
  fileprivate func knows(_ scalar: Unicode.Scalar) -> Bool {
    let signs = [minusSign, plusSign, exponentMark].joined().unicodeScalars
    return digits.contains(scalar) || signs.contains(scalar)
      || [decimalSeparator, groupingSeparator].contains(scalar)
      || ["\u{61C}", "\u{200E}", "\u{200F}", "\u{A0}", "\u{202F}"].contains(scalar)
  }
}

/// The part before the exponent mark, if only a digit after the mark is missing.
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

/// The value that the *Text Field* article's scanner would read without limits.
private func scannedUnlimited(_ text: String, with symbols: NumberSymbols) -> ExactNumber? {
  model.scanned(text, with: symbols) ?? model.value(of: text, in: NumberFormat(symbols))
}

extension String {
  fileprivate var withoutMarks: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isBidiMark }))
  }

  /// The offset of the unit that has `count` units before it, not counting marks.
  fileprivate func offset(ofUnmarked count: Int) -> Int {
    var (all, unmarked) = (0, 0)
    for scalar in unicodeScalars {
      if unmarked >= count && !scalar.isBidiMark { break }
      all += UTF16.width(scalar)
      if !scalar.isBidiMark { unmarked += UTF16.width(scalar) }
    }
    return all
  }

  /// The position of white space after the text's leading sign, in UTF-16 units.
  fileprivate var spaceAfterSign: Int? {
    let spaces = unicodeScalars.prefix { $0.properties.isWhitespace }
    let body = unicodeScalars[spaces.endIndex...]
    guard let sign = body.first, sign == "+" || sign == "-",
      body.dropFirst().first?.properties.isWhitespace == true
    else { return nil }
    return String(spaces).utf16.count + 1
  }
}
