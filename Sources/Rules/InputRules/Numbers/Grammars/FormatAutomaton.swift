/// An automaton that reads numbers in a format, and beginnings of such numbers (N1.5, N3.2, N4.1).
struct FormatAutomaton: NumberAutomaton {
  let format: NumberFormat
  // These are copies of values that are needed for each digit, because reading them from the format
  // would cause reference counting.
  private let table: SymbolTable
  let grouping: NumberGrouping
  let longestGroup: Int32
  var state = NumberState()

  init(_ format: NumberFormat, at state: NumberState = NumberState()) {
    self.format = format
    table = SymbolTable(format)
    grouping = format.symbols.grouping
    longestGroup = Int32(clamping: max(grouping.primary, grouping.secondary))
    self.state = state
  }

  var accepts: Bool {
    switch state.place {
    case .start, .signed, .group, .leadingSeparator, .mark, .exponentStart, .exponentSigned: false
    case .integer: endsInteger
    case .separator: format.allowsTrailingSeparator
    case .fraction, .exponent: true
    }
  }

  /// Whether the integer part can end here, before an exponent or at the end of the text (N4.4).
  private var endsInteger: Bool {
    if state.separators == 0 { return true }
    let isInPlace = Int(state.run) == grouping.primary
    if format.grouping == .lenient {
      return state.separators > 1 || state.firstGroupFits && isInPlace
    }
    return isInPlace
  }

  var expected: Set<NumberToken> {
    if state.place == .mark { return [.exponentMark] }
    let samples: [(NumberToken, Unicode.Scalar)] = [
      (.digit, "0"), (.minus, "-"), (.plus, "+"), (.exponentMark, "e"),
      (.decimalSeparator, format.symbols.decimalSeparator),
      (.groupingSeparator, format.symbols.groupingSeparator),
    ]
    return Set(samples.filter { canTake($0.1) }.map(\.0))
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    if state.place == .mark { return takeMark(scalar) }
    switch format.symbol(scalar, table) {
    case .digit(let digit): return takeDigit(digit)
    case .minus: return takeSign(format.signs != .none)
    case .plus: return takeSign(format.signs == .both)
    case .decimalSeparator: return takeDecimalSeparator()
    case .groupingSeparator: return takeGroupingSeparator()
    case .mark: return endsMantissa && enter(.exponentStart)
    case .ownMark:
      guard endsMantissa else { return false }
      state.run = 0
      return enter(.mark) && takeMark(scalar)
    case .bidiMark: return isAtSign
    case .other: return false
    }
  }

  mutating func enter(_ next: NumberState.Place) -> Bool {
    state.place = next
    return true
  }

  /// Whether a sign is, or could be, directly at the end of the text read so far (N3.3).
  private var isAtSign: Bool {
    switch state.place {
    case .start, .signed: format.signs != .none
    case .exponentStart, .exponentSigned: true
    case .integer, .group, .leadingSeparator, .separator, .fraction, .mark, .exponent: false
    }
  }

  private var endsMantissa: Bool { format.allowsExponent && state.place != .exponent && accepts }

  private mutating func takeMark(_ scalar: Unicode.Scalar) -> Bool {
    let mark = format.symbols.ownMark
    guard state.run < mark.count && mark[Int(state.run)] == scalar else { return false }
    state.run += 1
    if state.run == mark.count { state.place = .exponentStart }
    return true
  }

  private mutating func takeSign(_ isAllowed: Bool) -> Bool {
    if state.place == .start && isAllowed { return enter(.signed) }
    return state.place == .exponentStart && enter(.exponentSigned)
  }
}
