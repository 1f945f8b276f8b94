extension Speed {
  /// The speed in a unit, with two decimals (R4.4).
  ///
  /// - Parameters:
  ///   - unit: the unit of the number.
  ///   - symbols: the locale's symbols.
  public func text(in unit: SpeedUnit, with symbols: NumberSymbols = .posix) -> String {
    let (factor, divisor) = unit.terms
    let hundredths = micrometers.scaled(by: factor * 100, over: microseconds * divisor)
    return symbols.text(ofHundredths: hundredths ?? .max)
  }

  /// A speed, read from a text (R4.5).
  ///
  /// - Parameters:
  ///   - text: a number without a sign, with or without decimals.
  ///   - unit: the unit of the number.
  ///   - symbols: the locale's symbols.
  /// - Throws: `RunProblem.unreadable`, or why the number isn't a speed (R5).
  public init(
    _ text: String, in unit: SpeedUnit, with symbols: NumberSymbols = .posix
  ) throws(RunProblem) {
    try self.init(exactly: symbols.number(in: text), unit)
  }
}
