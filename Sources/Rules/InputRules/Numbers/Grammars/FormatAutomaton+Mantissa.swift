/// How the automaton reads a number's digits and separators.
extension FormatAutomaton {
  mutating func takeDigit(_ digit: UInt8) -> Bool {
    switch state.place {
    case .start, .signed:
      state.startsWithZero = digit == 0
      state.run = 1
      return enter(.integer)
    case .integer: return takeIntegerDigit()
    case .group:
      state.run = 1
      return enter(.integer)
    case .leadingSeparator, .separator, .fraction: return takeFractionDigit()
    case .exponentStart, .exponentSigned, .exponent: return enter(.exponent)
    case .mark: return false
    }
  }

  private mutating func takeIntegerDigit() -> Bool {
    if state.startsWithZero && !format.allowsLeadingZeros { return false }
    if state.separators > 0 && format.grouping == .strict && state.run == longestGroup {
      return false
    }
    state.run = min(state.run + 1, max(longestGroup, longestGroup &+ 1))
    return true
  }

  /// The limit on the number of fraction digits; the largest value means that there is no limit.
  private var mostFractionDigits: Int32 { Int32(clamping: format.maximumFractionDigits) }

  private mutating func takeFractionDigit() -> Bool {
    let most = mostFractionDigits
    guard state.place != .fraction || state.run < most else { return false }
    // If there is no limit, the digits needn't be counted.
    state.run = state.place == .fraction && most < Int32.max ? state.run + 1 : 1
    state.place = .fraction
    return true
  }

  mutating func takeDecimalSeparator() -> Bool {
    guard mostFractionDigits > 0 else { return false }
    switch state.place {
    case .start, .signed: return format.allowsLeadingSeparator && enter(.leadingSeparator)
    case .integer:
      let isInPlace = state.separators == 0 || Int(state.run) == grouping.primary
      guard isInPlace || format.grouping == .lenient else { return false }
      return enter(.separator)
    case .group, .leadingSeparator, .separator, .fraction, .mark, .exponentStart, .exponentSigned,
      .exponent:
      return false
    }
  }

  mutating func takeGroupingSeparator() -> Bool {
    guard state.place == .integer, format.grouping != .refused, !state.startsWithZero else {
      return false
    }
    let size = grouping.secondary
    let length = Int(state.run)
    let isInPlace = state.separators == 0 ? length <= size : length == size
    guard isInPlace || format.grouping == .lenient else { return false }
    if state.separators == 0 { state.firstGroupFits = isInPlace }
    state.separators = min(state.separators + 1, 2)
    return enter(.group)
  }

  /// Skips digits if neither their values nor their number matter; returns how many were skipped.
  mutating func takeDigits(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let isSettled =
      state.place == .exponent || state.place == .integer && state.run > longestGroup
      || state.place == .fraction && mostFractionDigits == Int32.max
    return isSettled ? bytes.digitCount(from: start, atMost: .max) : 0
  }
}
