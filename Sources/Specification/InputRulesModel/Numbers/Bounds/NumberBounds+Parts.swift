extension NumberBounds {
  /// The numbers from the minimum to the maximum (N9).
  var interval: NumberInterval { NumberInterval(lower: minimum, upper: maximum) }

  /// The numbers that are whole steps from the base; nil if every number is (N9).
  var grid: NumberGrid? { step.map { NumberGrid(step: $0, from: stepBase) } }

  /// A grid that contains every number that the format can write within the bounds: the step's, or
  /// that of the fraction digits; nil for every number, if digits are unlimited or exceed the
  /// thousand places that bounds may have, so that one is always near (N9).
  func grid(of format: NumberFormat) -> NumberGrid? {
    if let grid { return grid }
    let places = format.mostPlaces
    if places > 1_000 { return nil }
    let last = ExactNumber(written: [1], exponent: .near(-places))
    return NumberGrid(step: last, from: ExactNumber(written: []))
  }

  /// The grid of the negated numbers (N9).
  func mirroredGrid(of format: NumberFormat) -> NumberGrid? {
    step.map { NumberGrid(step: $0, from: stepBase.opposite) } ?? grid(of: format)
  }
}
