import InputRules

extension NumberBounds {
  /// The numbers from the minimum to the maximum (N9).
  var interval: NumberInterval { NumberInterval(lower: minimum, upper: maximum) }

  /// The numbers that are whole steps from the base; nil where every number is (N9).
  var grid: NumberGrid? {
    step.map { NumberGrid(step: $0, from: stepBase) }
  }

  /// The numbers of which those that the format writes within the bounds are some: the step's; else
  /// those that its fraction digits make; nil for every number, where digits are without limit, or
  /// more than the thousand places that bounds may have, so that one of them is always near (N9).
  func grid(of format: NumberFormat) -> NumberGrid? {
    if let grid { return grid }
    let places = format.mostPlaces
    if places > 1_000 { return nil }
    let last = ExactNumber(written: [1], exponent: .near(-places))
    return NumberGrid(step: last, from: ExactNumber(written: []))
  }

  /// The bounds of the same numbers with the other sign (N9).
  func mirroredGrid(of format: NumberFormat) -> NumberGrid? {
    step.map { NumberGrid(step: $0, from: stepBase.opposite) } ?? grid(of: format)
  }
}
