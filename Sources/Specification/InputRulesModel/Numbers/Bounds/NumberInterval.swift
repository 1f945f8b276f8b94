/// The numbers from one to another (N9).
struct NumberInterval {
  /// The smallest, which is included; nil for none.
  var lower: ExactNumber?
  /// The largest; nil for none.
  var upper: ExactNumber?
  /// Whether the largest is included.
  var includesUpper = true

  /// The numbers in both intervals (N9).
  func and(_ other: NumberInterval) -> NumberInterval {
    let lower = [lower, other.lower].compactMap { $0 }.max { $0.isBelow($1) }
    guard let upper else {
      return NumberInterval(lower: lower, upper: other.upper, includesUpper: other.includesUpper)
    }
    guard let otherUpper = other.upper else {
      return NumberInterval(lower: lower, upper: upper, includesUpper: includesUpper)
    }
    if upper.isBelow(otherUpper) {
      return NumberInterval(lower: lower, upper: upper, includesUpper: includesUpper)
    }
    let isSame = !otherUpper.isBelow(upper)
    return NumberInterval(
      lower: lower, upper: otherUpper,
      includesUpper: other.includesUpper && (includesUpper || !isSame))
  }

  /// Whether the interval contains no number (N9).
  var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return upper.isBelow(lower) || !includesUpper && !lower.isBelow(upper)
  }

  /// Whether the interval contains the number (N9).
  func holds(_ number: ExactNumber) -> Bool {
    !and(NumberInterval(lower: number, upper: number)).isEmpty
  }

  /// The negated numbers; both ends are included (N9).
  var mirrored: NumberInterval { NumberInterval(lower: upper?.opposite, upper: lower?.opposite) }

  /// The numbers from zero up (N9).
  static let fromZero = NumberInterval(lower: ExactNumber(written: []))

  /// The numbers up to zero (N9).
  static let toZero = NumberInterval(upper: ExactNumber(written: []))
}
