import InputRules

/// Whether a partial number of a format without exponents can become one within bounds (N9).
///
/// What stands there already is the beginning of the number's digits, so of its size; the numbers
/// below zero are asked about as those above are, in a mirror.
struct Mending {
  /// How numbers are written.
  let format: NumberFormat
  /// What there is of the number.
  let parts: NumberParts
  /// What may come behind it.
  let prospect: Prospect

  /// Whether some continuation has a size in the interval and on the grid (N9).
  func canReach(_ interval: NumberInterval, on grid: NumberGrid?) -> Bool {
    let goal = interval.and(.fromZero)
    if goal.isEmpty { return false }
    let sizes = parts.hasSeparator ? [sizesOfFraction] : sizes(upTo: goal.upper)
    return sizes.contains { size in
      let common = size.and(goal)
      return !common.isEmpty && (grid?.meets(common) ?? true)
    }
  }

  /// The sizes that further fraction digits give (N9).
  private var sizesOfFraction: NumberInterval {
    sizes(beginningWith: parts.integer + parts.fraction, last: -parts.fraction.count)
  }

  /// The sizes that further integer digits give, for each count that the format takes (N9).
  ///
  /// With more integer digits than `greatest` has they are all too large, unless they begin with
  /// zeros.
  private func sizes(upTo greatest: ExactNumber?) -> [NumberInterval] {
    let mayGrow = !furtherDigit(behind: prospect).isHopeless
    let isZero = parts.integer.allSatisfy { $0 == 0 }
    // Any number of digits behind zeros, or none, gives every size.
    if isZero && mayGrow { return [.fromZero] }
    // Behind others, digits without end give, sooner or later, an interval as large as any step.
    guard let greatest else { return mayGrow ? [.fromZero] : sizes(addingAtMost: 0) }
    return sizes(addingAtMost: mayGrow ? max(0, greatest.order.small ?? 0) : 0)
  }

  /// The sizes that at most so many further integer digits give (N9).
  private func sizes(addingAtMost most: Int) -> [NumberInterval] {
    var sizes: [NumberInterval] = []
    var prospect = prospect
    for count in 0...most {
      if isLastDigitOfIntegers(before: prospect) {
        sizes.append(self.sizes(beginningWith: parts.integer, last: count))
      }
      prospect = furtherDigit(behind: prospect)
    }
    return sizes
  }

  /// What may come behind one more integer digit, with a grouping separator before it or without
  /// (N4.3).
  private func furtherDigit(behind prospect: Prospect) -> Prospect {
    prospect.or(prospect.after(any: .groupingSeparator)).after(any: .digit)
  }

  /// Whether the number can do without a further integer digit (N1.2).
  private func isLastDigitOfIntegers(before prospect: Prospect) -> Bool {
    prospect.mayEnd || prospect.beginnings.contains(.decimalSeparator)
  }

  /// The sizes of the numbers that begin with the digits, the last of which counts ten to the power
  /// of `last`: up to that with nines behind it, as many as the format takes (N9).
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
