/// A field that groups digits, its content, and edits of it.
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
  /// A field with any text, and any edits of it.
  static let numberField = Generator { source in
    let format = source.fieldFormat()
    let bounds = source.flip(0.3) ? source.bounds() : .none
    let text = source.flip(0.2) ? source.numberText(format) : source.formedText(format)
    let words = Generator<String> { $0.word(format) }
    let edits = source.edits(0...3, of: text, typing: words)
    let state = source.state(showing: text)
    return NumberFieldScenario(format: format, bounds: bounds, state: state, edits: edits)
  }

  /// A field that shows a formatted number, with a caret anywhere.
  static let formedField = Generator { source in
    let format = source.fieldFormat()
    let text = source.formedText(format)
    let before = Int(source.choose(upTo: UInt64(text.unicodeScalars.count)))
    let state = FieldState(text).placingCaret(after: before)
    return NumberFieldScenario(format: format, state: state)
  }
}

extension ChoiceSource {
  /// A number as a field with the format shows it, written by the model.
  mutating func formedText(_ format: NumberFormat) -> String {
    var digits = digits(upTo: 11)
    if !format.allowsLeadingZeros && digits.count > 1 && digits[0] == 0 { digits[0] = 1 }
    let negative = format.signs != .none && flip(0.3)
    let usesOwn = flip(0.3)
    let integer = digits.map { written($0, usesOwn, format) }
    let minus = usesOwn ? format.symbols.minusSign.withoutMarks : "-"
    var text = (negative ? minus : "") + grouped(integer, in: format)
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

  /// Integer digits with separators, as the locale writes them.
  private func grouped(_ digits: [String], in format: NumberFormat) -> String {
    let grouping = format.symbols.grouping
    var pieces = digits
    guard format.grouping != .refused, digits.count >= grouping.primary + grouping.minimum,
      !["0", String(format.symbols.digits[0])].contains(digits[0])
    else { return pieces.joined() }
    for place in stride(from: digits.count - grouping.primary, to: 0, by: -grouping.secondary) {
      pieces.insert(String(format.symbols.groupingSeparator), at: place)
    }
    return pieces.joined()
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

extension String {
  /// A sign without its bidi marks.
  fileprivate var withoutMarks: String {
    String(unicodeScalars.filter { !NumberFormat.bidiMarks.contains($0) })
  }
}

extension FieldState {
  /// The state with the caret after `count` scalars.
  fileprivate func placingCaret(after count: Int) -> FieldState {
    let units = text.unicodeScalars.prefix(count).reduce(0) { $0 + UTF16.width($1) }
    return (try? FieldState(text: text, selection: .caret(at: units))) ?? self
  }
}
