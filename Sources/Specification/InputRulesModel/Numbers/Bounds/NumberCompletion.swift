/// Whether a partial number in a format without exponents can become a number within bounds (N9).
///
/// The text already determines the number's leading digits, and so its magnitude; negative numbers
/// are handled like positive ones, mirrored.
struct NumberCompletion {
  /// How numbers are written.
  let format: NumberFormat
  /// The parts of the number that are present.
  let parts: NumberParts
  /// Everything that may follow the number.
  let prospect: Prospect

  /// Whether some continuation has a magnitude in the interval and on the grid (N9).
  func canReach(_ interval: NumberInterval, on grid: NumberGrid?) -> Bool {
    let goal = interval.and(.fromZero)
    if goal.isEmpty { return false }
    let sizes = parts.hasSeparator ? [sizesOfFraction] : sizes(upTo: goal.upper)
    return sizes.contains { size in
      let common = size.and(goal)
      return !common.isEmpty && (grid?.meets(common) ?? true)
    }
  }

  /// The magnitudes that are possible with further fraction digits (N9).
  private var sizesOfFraction: NumberInterval {
    sizes(beginningWith: parts.integer + parts.fraction, last: -parts.fraction.count)
  }

  /// The magnitudes that are possible with further integer digits, for each count that the format
  /// allows (N9).
  ///
  /// With more integer digits than `greatest` has, all are too large, unless they begin with zeros.
  private func sizes(upTo greatest: ExactNumber?) -> [NumberInterval] {
    let mayGrow = !furtherDigit(after: prospect).isHopeless
    let isZero = parts.integer.allSatisfy { $0 == 0 }
    // Any number of digits, after zeros or at the start, gives every magnitude.
    if isZero && mayGrow { return [.fromZero] }
    // Otherwise, unlimited digits eventually give an interval as large as any step.
    guard let greatest else { return mayGrow ? [.fromZero] : sizes(addingAtMost: 0) }
    return sizes(addingAtMost: mayGrow ? max(0, greatest.order.small ?? 0) : 0)
  }

  /// The magnitudes that are possible with at most `most` further integer digits (N9).
  private func sizes(addingAtMost most: Int) -> [NumberInterval] {
    var sizes: [NumberInterval] = []
    var prospect = prospect
    for count in 0...most {
      if isLastDigitOfIntegers(before: prospect) {
        sizes.append(self.sizes(beginningWith: parts.integer, last: count))
      }
      prospect = furtherDigit(after: prospect)
    }
    return sizes
  }

  /// Everything that may follow one more integer digit, with or without a grouping separator before
  /// it (N4.3).
  private func furtherDigit(after prospect: Prospect) -> Prospect {
    prospect.or(prospect.after(any: .groupingSeparator)).after(any: .digit)
  }

  /// Whether the integer part may end before `prospect` (N1.2).
  private func isLastDigitOfIntegers(before prospect: Prospect) -> Bool {
    prospect.mayEnd || prospect.beginnings.contains(.decimalSeparator)
  }

  /// The magnitudes of the numbers that begin with the digits, the last of which counts ten to the
  /// power of `last`: up to the number with as many nines as the format allows (N9).
  private func sizes(beginningWith digits: [UInt8], last: Int) -> NumberInterval {
    let most = format.mostPlaces
    let lower = ExactNumber(written: digits, exponent: .near(last))
    if -last >= most { return NumberInterval(lower: lower, upper: lower) }
    if most > 1_000 {
      let next = (Natural(digits) + Natural(1)).digits
      let upper = ExactNumber(written: next, exponent: .near(last))
      return NumberInterval(lower: lower, upper: upper, includesUpper: false)
    }
    let nines = Array(repeating: UInt8(9), count: last + most)
    return NumberInterval(
      lower: lower, upper: ExactNumber(written: digits + nines, exponent: .near(-most)))
  }
}
