extension Distance {
  /// A number in a unit, to the nearest micrometre (R1.7).
  ///
  /// - Parameters:
  ///   - value: not below zero; it is converted exactly.
  ///   - unit: the unit of the number.
  /// - Throws: `RunProblem` for a number that isn't a distance (R5).
  public init(_ value: Double, _ unit: DistanceUnit) throws(RunProblem) {
    try self.init(micrometers: value.parts(unit.micrometers))
  }

  /// A decimal number in a unit, to the nearest micrometre (R1.7).
  ///
  /// - Parameters:
  ///   - value: not below zero.
  ///   - unit: the unit of the number.
  /// - Throws: `RunProblem` for a number that isn't a distance (R5).
  public init(exactly value: ExactNumber, _ unit: DistanceUnit) throws(RunProblem) {
    try self.init(micrometers: value.parts(unit.micrometers))
  }

  /// The double nearest to the distance in a unit (R1.9).
  public func value(in unit: DistanceUnit) -> Double {
    Double(nearest: (0, micrometers.magnitude), over: unit.micrometers.magnitude)
  }
}
