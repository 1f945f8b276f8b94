/// A quantity of each kind, and how to write them.
struct QuantitiesToWrite: Hashable, Sendable {
  var distance: Distance
  var time: ElapsedTime
  var speed: Speed
  var distanceUnit: DistanceUnit
  var speedUnit: SpeedUnit
  var form: TimeForm
  var rounding: ValueRounding
  var symbols: NumberSymbols
}

extension Generator where Value == QuantitiesToWrite {
  /// Any quantities, often where the last written digit changes.
  static let quantitiesToWrite = Generator { source in
    QuantitiesToWrite(
      distance: source.distance(), time: source.time(), speed: source.speed(),
      distanceUnit: source.element(of: DistanceUnit.allCases),
      speedUnit: source.element(of: SpeedUnit.allCases), form: source.element(of: TimeForm.all),
      rounding: source.element(of: ValueRounding.allCases),
      symbols: source.element(of: NumberSymbols.samples))
  }
}
