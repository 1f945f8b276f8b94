/// The parts of the beginning of a number, without an exponent (N9).
struct NumberBeginning {
  /// The sign, or `nil` if there is none.
  private(set) var sign: NumberToken?
  /// The digits before and after the decimal separator, without leading zeros.
  private(set) var digits: [UInt8] = []
  /// The number of digits after the decimal separator, or `nil` if there is no separator.
  private(set) var fractionCount: Int?
  /// The automaton after it has read the text.
  let end: FormatAutomaton

  /// Reads the parts of `text`, which must be the beginning of a number in the format.
  init(_ text: String, in format: NumberFormat) {
    var automaton = FormatAutomaton(format)
    _ = automaton.read(text)
    end = automaton
    for scalar in text.unicodeScalars {
      switch format.symbol(scalar) {
      case .minus: sign = .minus
      case .plus: sign = .plus
      case .digit(let digit): append(digit)
      case .decimalSeparator: fractionCount = 0
      case .mark, .ownMark: return
      case .groupingSeparator, .bidiMark, .other: break
      }
    }
  }

  private mutating func append(_ digit: UInt8) {
    if !digits.isEmpty || digit > 0 { digits.append(digit) }
    if let count = fractionCount { fractionCount = count + 1 }
  }

  /// The signs that a number with this beginning may have: true for a negative number.
  func signs(in format: NumberFormat) -> [Bool] {
    if sign == .minus { return [true] }
    return sign == nil && end.canTake("-") ? [false, true] : [false]
  }
}
