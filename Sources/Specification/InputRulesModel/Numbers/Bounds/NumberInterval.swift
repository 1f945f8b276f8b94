/// An interval of numbers (N9).
struct NumberInterval {
  /// The smallest number, which is included; nil if there is none.
  var lower: ExactNumber?
  /// The largest number; nil if there is none.
  var upper: ExactNumber?
  /// Whether the largest number is included.
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

  /// The interval of the negated numbers; both ends are included (N9).
  var mirrored: NumberInterval { NumberInterval(lower: upper?.opposite, upper: lower?.opposite) }

  /// The nonnegative numbers (N9).
  static let fromZero = NumberInterval(lower: ExactNumber(written: []))

  /// The numbers that are zero or negative (N9).
  static let toZero = NumberInterval(upper: ExactNumber(written: []))
}
