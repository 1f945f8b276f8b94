/// A format, a text, and edits of it: the input of most laws about numbers.
public struct NumberScenario: Hashable, Sendable {
  /// The format of the number.
  public var format: NumberFormat
  /// The text to check, or the content of a field.
  public var text: String
  /// The edits of the text, in order.
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
  /// A text that is a number in a format, or nearly.
  static let numberText = Generator { source in
    let format = source.format()
    return NumberScenario(format: format, text: source.numberText(format))
  }

  /// A text, which may be a number, and edits of it.
  static let editedNumber = Generator { source in
    let format = source.format()
    let text = source.numberText(format)
    let words = Generator<String> { $0.pieces(of: format, 0...3) }
    let edits = source.edits(0...5, of: text, typing: words)
    return NumberScenario(format: format, text: text, edits: edits)
  }

  /// A text that the *Text Field* article's scanner might accept, often at the limits of its
  /// mantissa and its exponent.
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
  /// A few digits, or about as many as fit in the mantissa or exceed the exponent.
  fileprivate mutating func scannerDigits() -> String {
    let digits = digits(upTo: 3).map(String.init).joined()
    switch choose(upTo: 3) {
    case 0: return digits
    case 1: return "340282366920938463463374607431768211" + digits + digits
    case 2: return String(repeating: "0", count: manyOrFew()) + digits
    default: return digits + String(repeating: "9", count: 34 + manyOrFew())
    }
  }

  /// A few, or sometimes as many as the exponent has room for.
  private mutating func manyOrFew() -> Int {
    Int(choose(upTo: 140) { $0.next(upTo: 9) == 0 ? 120 + $0.next(upTo: 20) : $0.next(upTo: 8) })
  }

  fileprivate mutating func scannerExponent() -> String {
    let mark = element(of: ["e", "E"]) + element(of: ["", "-", "+"])
    return mark + (flip(0.8) ? "\(choose(upTo: 300))" : "")
  }
}
