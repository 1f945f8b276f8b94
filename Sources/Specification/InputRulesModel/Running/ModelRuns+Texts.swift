extension ModelRuns {
  /// A distance as text, with two decimals (R4.4).
  public func text(of distance: Distance, in unit: DistanceUnit, with symbols: NumberSymbols)
    -> String
  { text(of: exactValue(of: distance, in: unit), with: symbols) }

  /// A distance, read from a text (R4.5).
  public func distance(of text: String, in unit: DistanceUnit, with symbols: NumberSymbols)
    throws(RunProblem) -> Distance
  { try distance(try number(of: text, with: symbols), unit) }

  /// A speed as text, with two decimals (R4.4).
  public func text(of speed: Speed, in unit: SpeedUnit, with symbols: NumberSymbols) -> String {
    text(of: exactValue(of: speed, in: unit), with: symbols)
  }

  /// A speed, read from a text (R4.5).
  public func speed(of text: String, in unit: SpeedUnit, with symbols: NumberSymbols)
    throws(RunProblem) -> Speed
  { try speed(try number(of: text, with: symbols), unit) }

  /// A number with two decimals, with the locale's symbols (R4.4).
  private func text(of value: Rational, with symbols: NumberSymbols) -> String {
    text(of: value, digits: symbols.storage.digits, separator: symbols.storage.decimalSeparator)
  }

  /// A number with two decimals, half away from zero, in these digits, zero first (R4.4).
  func text(of value: Rational, digits: [Unicode.Scalar], separator: Unicode.Scalar) -> String {
    let hundredths = (value * Rational(100)).rounded()
    let (whole, rest) = hundredths.divided(by: Natural(100))
    let integer = whole.isZero ? [0] : whole.digits
    let fraction = Array(repeating: 0, count: 2 - rest.digits.count) + rest.digits
    let scalars = integer.map { digits[Int($0)] } + [separator] + fraction.map { digits[Int($0)] }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A complete number without a sign, groups or an exponent (R4.5).
  private func number(of text: String, with symbols: NumberSymbols) throws(RunProblem)
    -> ExactNumber
  {
    let format = NumberFormat(
      symbols, signs: .none, grouping: .refused, allowsExponent: false, allowsLeadingZeros: true,
      allowsLeadingSeparator: true, allowsTrailingSeparator: true, fractionDigits: 0...Int.max)
    if let problem = ModelNumbers().problem(of: text, as: .complete, in: format) {
      throw .unreadable(offset: problem.offset)
    }
    return ModelNumbers().value(of: text, in: format) ?? ExactNumber(written: [])
  }
}
