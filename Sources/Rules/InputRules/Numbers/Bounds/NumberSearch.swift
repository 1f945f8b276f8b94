/// A search for a number that begins with given digits and is within bounds (N9).
///
/// The search uses magnitudes. For negative numbers, the bounds are negated and swapped.
struct NumberSearch {
  private let format: NumberFormat
  /// The numbers that the step or the fraction digits allow, or `nil` to allow all numbers.
  private let grid: NumberGrid?
  private let minimum: ExactNumber?
  private let maximum: ExactNumber?

  init(_ format: NumberFormat, _ bounds: NumberBounds, negative: Bool) {
    self.format = format
    let grid = Self.grid(format, bounds)
    self.grid = negative ? grid.map(NumberGrid.init(mirroring:)) : grid
    minimum = negative ? bounds.maximum?.negated : bounds.minimum
    maximum = negative ? bounds.minimum?.negated : bounds.maximum
  }

  /// The grid of the bounds' step or, without a step, of the allowed fraction digits; `nil` if
  /// exponents or more than 1,000 fraction digits are allowed.
  private static func grid(_ format: NumberFormat, _ bounds: NumberBounds) -> NumberGrid? {
    if let step = bounds.step { return NumberGrid(step: step, base: bounds.stepBase) }
    if format.allowsExponent { return nil }
    let most = format.maximumFractionDigits
    return most <= NumberBounds.farthestPlace ? NumberGrid(fractionDigits: most) : nil
  }

  /// Whether `beginning` can be extended to a number within the bounds.
  func finds(from beginning: NumberBeginning) -> Bool {
    if let places = beginning.fractionCount { return finds(beginning.digits, places: places) }
    var ends = IntegerEnds(beginning.end)
    // If the digits are empty or all zero, any digits may follow.
    if beginning.digits.isEmpty { return ends.canGrow ? findsAny() : finds([], places: 0) }
    if isSure(ends) { return true }
    for zeros in 0...Self.mostZeros {
      let low = ExactNumber(trusting: beginning.digits, exponent: .near(zeros))
      if let maximum, low > maximum { return false }
      if ends.canEnd && finds(beginning.digits, places: -zeros) { return true }
      if !ends.grow() { return false }
    }
    return false
  }

  /// Whether so many digits may follow that an allowed number is certainly possible; false if there
  /// is a maximum.
  ///
  /// If this is true, the digits of the beginning, which may be many, needn't be examined.
  private func isSure(_ ends: IntegerEnds) -> Bool {
    if maximum != nil { return false }
    var ends = ends
    let count = max((grid?.unit ?? 0) + Coefficient.smallCount + 1, minimum?.places ?? 0, 0)
    for _ in 0..<count where !ends.grow() { return false }
    return ends.canEnd
  }

  /// Whether any nonnegative number is within the bounds.
  func findsAny() -> Bool { findsBetween(.zero, .none) }

  /// A number of further digits that always suffices: a bound's 1,000 places on each side of the
  /// decimal point, a step's 18 digits, and two more.
  private static let mostZeros = 2 * NumberBounds.farthestPlace + 20

  /// Whether a number within the bounds begins with `digits`, of which the last `places` are after
  /// the decimal separator.
  private func finds(_ digits: [UInt8], places: Int) -> Bool {
    let low = ExactNumber(trusting: digits, exponent: .near(-places))
    let most = format.maximumFractionDigits
    if most > NumberBounds.farthestPlace {
      return findsBetween(
        low, .below(ExactNumber(trusting: digits.adding([1]), exponent: .near(-places))))
    }
    // The largest such number continues with as many nines as may follow.
    let nines = Array(repeating: UInt8(9), count: max(0, most - places))
    return findsBetween(
      low, .through(ExactNumber(trusting: digits + nines, exponent: .near(-places - nines.count))))
  }

  private enum End {
    case below(ExactNumber), through(ExactNumber), none
  }

  /// Whether a number within the bounds is at least `low` and doesn't exceed `end`.
  private func findsBetween(_ low: ExactNumber, _ end: End) -> Bool {
    let start = max(low, minimum ?? .zero)
    guard let first = grid.map({ $0.first(from: start) }) ?? start else { return false }
    if let maximum, first > maximum { return false }
    switch end {
    case .below(let high): return first < high
    case .through(let high): return first <= high
    case .none: return true
    }
  }
}

extension ExactNumber {
  /// The number of integer digits; negative for a number below 0.1.
  fileprivate var places: Int { (nearExponent ?? 0) + coefficient.count }
}

extension NumberGrid {
  /// The smallest number on the grid that is at least `start`, which isn't negative.
  fileprivate func first(from start: ExactNumber) -> ExactNumber? {
    guard let exponent = start.nearExponent else { return nil }
    let digits = start.digits
    let shift = exponent - unit
    let isWhole = shift >= 0
    let whole =
      isWhole ? digits + Array(repeating: 0, count: shift) : Array(digits.dropLast(-shift))
    // A fraction of a unit rounds up to the next unit.
    let rounded = isWhole || start.isZero ? whole : whole.adding([1])
    return ExactNumber(trusting: first(from: rounded), exponent: .near(unit))
  }
}
