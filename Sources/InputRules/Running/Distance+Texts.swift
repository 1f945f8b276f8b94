extension Distance {
  /// The distance in a unit, with two decimals (R4.4).
  ///
  /// - Parameters:
  ///   - unit: the unit of the number.
  ///   - symbols: the locale's symbols.
  public func text(in unit: DistanceUnit, with symbols: NumberSymbols = .posix) -> String {
    symbols.text(ofHundredths: micrometers.scaled(by: 100, over: unit.micrometers) ?? .max)
  }

  /// A distance, read from a text (R4.5).
  ///
  /// - Parameters:
  ///   - text: a number without a sign, with or without decimals.
  ///   - unit: the unit of the number.
  ///   - symbols: the locale's symbols.
  /// - Throws: `RunProblem.unreadable`, or why the number isn't a distance (R5).
  public init(
    _ text: String, in unit: DistanceUnit, with symbols: NumberSymbols = .posix
  ) throws(RunProblem) {
    try self.init(exactly: symbols.number(in: text), unit)
  }
}
