import InputRules

extension ModelRuns {
  /// A distance, written with two decimals (R4).
  public func text(
    of distance: Distance, in unit: DistanceUnit, with symbols: NumberSymbols
  ) -> String {
    text(of: exactValue(of: distance, in: unit), with: symbols)
  }

  /// A distance, read (R4).
  public func distance(
    of text: String, in unit: DistanceUnit, with symbols: NumberSymbols
  ) throws(RunProblem) -> Distance {
    try distance(try number(of: text, with: symbols), unit)
  }

  /// A speed, written with two decimals (R4).
  public func text(of speed: Speed, in unit: SpeedUnit, with symbols: NumberSymbols) -> String {
    text(of: exactValue(of: speed, in: unit), with: symbols)
  }

  /// A speed, read (R4).
  public func speed(
    of text: String, in unit: SpeedUnit, with symbols: NumberSymbols
  ) throws(RunProblem) -> Speed {
    try speed(try number(of: text, with: symbols), unit)
  }

  /// A number with two decimals, half away from zero (R4).
  private func text(of value: Rational, with symbols: NumberSymbols) -> String {
    let hundredths = (value * Rational(100)).rounded()
    let number = ExactNumber(trusting: hundredths.digits, exponent: .near(-2))
    let format = NumberFormat(
      symbols, signs: .none, grouping: .refused, allowsExponent: false, fractionDigits: 2...2)
    // It has no sign and at most two zeros of its own, so writing it isn't refused.
    return (try? ModelNumbers().text(of: number, in: format)) ?? ""
  }

  /// A complete number without a sign, groups or an exponent (R4).
  private func number(
    of text: String, with symbols: NumberSymbols
  ) throws(RunProblem) -> ExactNumber {
    let format = NumberFormat(
      symbols, signs: .none, grouping: .refused, allowsExponent: false)
    if let problem = ModelNumbers().problem(of: text, as: .complete, in: format) {
      throw .unreadable(offset: problem.offset)
    }
    return ModelNumbers().value(of: text, in: format) ?? ExactNumber(trusting: [])
  }
}
