/// A format, a text, and edits of it; most laws about numbers use this kind of input.
public struct NumberScenario: Hashable, Sendable {
  /// The format of the number.
  public var format: NumberFormat
  /// The text to check, or the content of a field.
  public var text: String
  /// The edits to the text, in order.
  public var edits: [Edit] = []
}

extension NumberScenario: CustomStringConvertible {
  /// The format, the text and the edits, one per line.
  public var description: String {
    (["format \(format)", "text   \(text.escaped)"] + edits.map { "edit   \($0)" }).joined(
      separator: "\n")
  }
}

extension Generator where Value == NumberScenario {
  /// A format, and a text that is a number in it, or almost one.
  static let numberText = Generator { source in
    let format = source.format()
    return NumberScenario(format: format, text: source.numberText(format))
  }

  /// A format, a text that may be a number, and edits of the text.
  static let editedNumber = Generator { source in
    let format = source.format()
    let text = source.numberText(format)
    let words = Generator<String> { $0.pieces(of: format, 0...3) }
    let edits = source.edits(0...5, of: text, typing: words)
    return NumberScenario(format: format, text: text, edits: edits)
  }

  /// A format, and a text that the *Text Field* article's scanner may accept; the text is often
  /// near the limits of the mantissa and the exponent.
  static let scannerText = Generator { source in
    let format = NumberFormat(source.element(of: NumberSymbols.samples))
    if source.flip(0.3) { return NumberScenario(format: format, text: source.numberText(format)) }
    let spaces = ["", " ", "\n", "\u{2009}"]
    var text = source.element(of: spaces) + source.element(of: ["", "-", "+", "- "])
    text += source.scannerDigits()
    if source.flip() { text += String(format.symbols.decimalSeparator) + source.scannerDigits() }
    if source.flip() { text += source.scannerExponent() }
    return NumberScenario(format: format, text: text + source.element(of: spaces))
  }
}

extension ChoiceSource {
  /// A few digits, or about as many as the mantissa or the exponent allows.
  fileprivate mutating func scannerDigits() -> String {
    let digits = digits(upTo: 3).map(String.init).joined()
    switch choose(upTo: 3) {
    case 0: return digits
    case 1: return "340282366920938463463374607431768211" + digits + digits
    case 2: return String(repeating: "0", count: manyOrFew()) + digits
    default: return digits + String(repeating: "9", count: 34 + manyOrFew())
    }
  }

  /// A small number; sometimes, about the number of digits that the exponent allows.
  private mutating func manyOrFew() -> Int {
    Int(choose(upTo: 140) { $0.next(upTo: 9) == 0 ? 120 + $0.next(upTo: 20) : $0.next(upTo: 8) })
  }

  fileprivate mutating func scannerExponent() -> String {
    let mark = element(of: ["e", "E"]) + element(of: ["", "-", "+"])
    return mark + (flip(0.8) ? "\(choose(upTo: 300))" : "")
  }
}

/// A field that groups digits, the text in it, and edits of the text.
struct NumberFieldScenario: Hashable, Sendable {
  var format: NumberFormat
  var bounds = NumberBounds.none
  var state: FieldState
  var edits: [Edit] = []
}

extension NumberFieldScenario: CustomStringConvertible {
  var description: String {
    let head = ["format \(format)"] + (bounds == .none ? [] : ["bounds \(bounds)"])
    return (head + ["shows  \(state)"] + edits.map { "edit   \($0)" }).joined(separator: "\n")
  }
}

extension Generator where Value == NumberFieldScenario {
  static let numberField = Generator { source in
    let format = source.fieldFormat()
    let bounds = source.flip(0.3) ? source.bounds() : .none
    let text = source.flip(0.2) ? source.numberText(format) : source.formedText(format)
    let words = Generator<String> { $0.word(format) }
    let edits = source.edits(0...3, of: text, typing: words)
    let state = source.state(showing: text)
    return NumberFieldScenario(format: format, bounds: bounds, state: state, edits: edits)
  }

  /// A field that shows a formatted number, with the caret at any place.
  static let formedField = Generator { source in
    let format = source.fieldFormat()
    let text = source.formedText(format)
    let before = source.int(upTo: text.unicodeScalars.count)
    let state = FieldState(text).placingCaret(after: before)
    return NumberFieldScenario(format: format, state: state)
  }
}

extension ChoiceSource {
  /// A number as a field with this format would show it.
  mutating func formedText(_ format: NumberFormat) -> String {
    var digits = digits(upTo: 11)
    if !format.allowsLeadingZeros && digits.count > 1 && digits[0] == 0 { digits[0] = 1 }
    let negative = format.signs != .none && flip(0.3)
    let usesOwn = flip(0.3)
    let integer = digits.map { written($0, usesOwn, format) }
    let minus = usesOwn ? format.symbols.minusSign.withoutBidiMarks : "-"
    let groups = digits.first == 0 ? [integer] : format.groups(of: integer)
    let separator = String(format.symbols.groupingSeparator)
    var text = (negative ? minus : "") + groups.map { $0.joined() }.joined(separator: separator)
    let most = min(3, format.maximumFractionDigits)
    if most > 0 && !digits.isEmpty && flip(0.4) {
      let fraction = self.digits(upTo: most).prefix(most).map { written($0, usesOwn, format) }
        .joined()
      text += String(format.symbols.decimalSeparator) + fraction
    }
    return text
  }

  private func written(_ digit: UInt8, _ usesOwn: Bool, _ format: NumberFormat) -> String {
    usesOwn ? String(format.symbols.digits[Int(digit)]) : "\(digit)"
  }

  /// Text typed or pasted into a number field.
  fileprivate mutating func word(_ format: NumberFormat) -> String {
    switch choose(upTo: 3) {
    case 0: digit(format)
    case 1: pieces(of: format, 1...2)
    case 2: formedText(format)
    default: numberText(format, upTo: 4)
    }
  }
}

extension FieldState {
  fileprivate func placingCaret(after count: Int) -> FieldState {
    let units = text.unicodeScalars.prefix(count).reduce(0) { $0 + UTF16.width($1) }
    return (try? FieldState(text: text, selection: .caret(at: units))) ?? self
  }
}

extension Generator where Value == Scenario {
  /// A field that requires a number and may have a maximum length, with edits of its text.
  static let numericField = Generator { source in
    let description = source.numberDescription()
    let format = description.format
    let text = source.flip(0.3) ? source.numberText(format) : source.looseNumber(format, upTo: 4)
    let words = Generator<String> { $0.pieces(of: format, 1...3) }
    let edits = source.edits(0...4, of: text, typing: words)
    var conditions = [ConditionDescription.numeric(description)]
    if source.flip() { conditions.append(.maximumLength(source.int(upTo: 9), .characters)) }
    let field = FieldDescription(
      conditions, deletions: source.element(of: DeletionPolicy.allCases),
      insertion: source.element(of: InsertionPolicy.allCases))
    return Scenario(field: field, state: source.state(showing: text), edits: edits)
  }
}

extension ChoiceSource {
  /// A requirement that the text is a number, in any format and grammar, sometimes with bounds.
  fileprivate mutating func numberDescription() -> NumberDescription {
    NumberDescription(
      format(), grammar: element(of: [.partial, .complete, .scanner]),
      bounds: flip(0.3) ? bounds() : .none)
  }
}

/// A text that should be read as a number within bounds.
struct BoundedNumber: Hashable, Sendable {
  var format: NumberFormat
  var bounds: NumberBounds
  var text: String
}

extension Generator where Value == BoundedNumber {
  /// Texts of a few digits, and bounds of similar size.
  static let boundedNumber = Generator { source in
    let format = source.format()
    let bounds = source.bounds()
    let text = source.numberText(within: bounds, format)
    return BoundedNumber(format: format, bounds: bounds, text: text)
  }

  /// Complete numbers without exponents, and bounds.
  static let withinBounds = Generator { source in
    let format = source.fieldFormat()
    let number = source.draw(.writtenNumber(upTo: 4, format))
    return BoundedNumber(format: format, bounds: source.bounds(), text: number.text)
  }
}

extension ChoiceSource {
  /// About as many digits as the bounds have: a few or, for a long bound, up to two more or fewer.
  fileprivate mutating func numberText(within bounds: NumberBounds, _ format: NumberFormat)
    -> String
  {
    let end = [bounds.minimum, bounds.maximum, bounds.step].compactMap { $0 }.last
    guard let end, end.digits.count > 15, flip(0.8) else { return looseNumber(format, upTo: 4) }
    let digits = end.digits.dropLast(int(upTo: 2)) + self.digits(upTo: 2)
    return digits.map { "\($0)" }.joined()
  }
}
