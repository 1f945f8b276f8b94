/// Wheels (chapter W), implemented directly from the specification.
public struct ModelWheels: Sendable {
  /// The maximum number of positions in a set (W1).
  private static let mostPositions = Natural(1).followedByZeros(15)

  /// The model.
  public init() {}

  /// The reason the wheels don't form a set, or `nil` if they do (W1).
  public func problem(of wheels: [Wheel], fractionDigits: Int) -> WheelSetError? {
    if wheels.isEmpty { return .noWheels }
    for (index, wheel) in wheels.enumerated() where hasNoRows(wheel) {
      return .noRows(wheel: index)
    }
    for (index, wheel) in wheels.enumerated() {
      if let title = repeatedTitle(of: wheel) {
        return .equalTitles(wheel: index, title: ExactText(title))
      }
    }
    if fractionDigits < 0 || fractionDigits > 9 { return .fractionDigits(fractionDigits) }
    return hasTooManyPositions(wheels) ? .tooManyPositions : nil
  }

  /// Whether the wheel has no rows, or its last digit isn't between 0 and 9 (W1).
  private func hasNoRows(_ wheel: Wheel) -> Bool {
    switch wheel.rows {
    case .digits(let last): last < 0 || last > 9
    case .separator: false
    case .titles(let titles): titles.isEmpty
    }
  }

  /// The first title with the same code units as an earlier one, or `nil` (W1).
  private func repeatedTitle(of wheel: Wheel) -> String? {
    var seen: Set<[UInt16]> = []
    for title in wheel.rowTitles {
      let units = Array(title.utf16)
      if seen.contains(units) { return title }
      seen.insert(units)
    }
    return nil
  }

  /// Whether the product of the numbers of rows exceeds the limit; none of the numbers is 0 (W1).
  private func hasTooManyPositions(_ wheels: [Wheel]) -> Bool {
    var product = Natural(1)
    for wheel in wheels where product <= Self.mostPositions {
      product = product * Natural(wheel.size)
    }
    return product > Self.mostPositions
  }
}

extension ModelWheels {
  /// The rows of the position with this count (W3).
  public func rows(at count: Int, of set: WheelSet) throws(WheelProblem) -> [Int] {
    let last = last(of: set)
    if count < 0 || count > last { throw .noPosition(count: count, last: last) }
    return rows(ofPosition: count, in: set)
  }

  /// The rows of the position with a valid count, found from the last wheel to the first (W3).
  package func rows(ofPosition count: Int, in set: WheelSet) -> [Int] {
    var rows: [Int] = []
    var rest = count
    for wheel in set.wheels.reversed() {
      rows.append(rest % wheel.size)
      rest /= wheel.size
    }
    return rows.reversed()
  }

  /// The count of the position with these rows (W3, W5.2, W5.3).
  public func count(of rows: [Int], in set: WheelSet) throws(WheelProblem) -> Int {
    count(ofRows: try checked(rows, in: set), in: set)
  }

  /// The titles of these rows, joined (W6).
  public func text(of rows: [Int], in set: WheelSet) throws(WheelProblem) -> String {
    zip(try checked(rows, in: set), set.wheels).map { $1.rowTitles[$0] }.joined()
  }

  /// The count of the last position, at which every wheel shows its last row (W3).
  package func last(of set: WheelSet) -> Int {
    count(ofRows: set.wheels.map { $0.size - 1 }, in: set)
  }

  /// The count of the position with these rows, one for each wheel (W3).
  package func count(ofRows rows: [Int], in set: WheelSet) -> Int {
    zip(rows, set.wheels).reduce(0) { $0 * $1.1.size + $1.0 }
  }

  /// The rows that integers stand for, one for each wheel, counted from 0 (W5.2, W5.3).
  ///
  /// - Throws: `rowCount` if there aren't as many integers as wheels; `noRow` for the first integer
  ///   that isn't a row.
  package func checked(_ rows: [Int], in set: WheelSet) throws(WheelProblem) -> [Int] {
    let wheels = set.wheels.count
    if rows.count != wheels { throw .rowCount(rows.count, wheels: wheels) }
    var checked: [Int] = []
    for (index, wheel) in set.wheels.enumerated() {
      guard let row = wheel.row(for: rows[index]) else {
        throw .noRow(rows[index], wheel: index, rows: wheel.size)
      }
      checked.append(row)
    }
    return checked
  }

  /// The count of the position that shows a value (W3, W4).
  public func count(of value: Double, rounding: ValueRounding, in set: WheelSet)
    throws(WheelProblem) -> Int
  {
    if value.isNaN { throw .notANumber }
    if value.isInfinite { throw .infinite }
    if value < 0 { throw .negative }
    let places = Rational(exactly: value) * Rational(places(of: set))
    return try count(ofPlaces: places.rounded(rounding), in: set)
  }

  /// The count of the position that shows a decimal number (W3, W4).
  public func count(of value: ExactNumber, rounding: ValueRounding, in set: WheelSet)
    throws(WheelProblem) -> Int
  {
    if value.isNegative && !value.hasNoDigits { throw .negative }
    return try count(ofPlaces: value.size(times: places(of: set), rounding), in: set)
  }

  /// The count of the position that shows a value; beyond the ends, the nearer end's count (W4).
  public func clampedCount(of value: Double, rounding: ValueRounding, in set: WheelSet)
    throws(WheelProblem) -> Int
  {
    if value.isNaN { throw .notANumber }
    if value < 0 { return 0 }
    do { return try count(of: value, rounding: rounding, in: set) } catch {
      // The number is past the last position, because it isn't negative.
      return last(of: set)
    }
  }

  /// The exact value of a position (W3).
  public func value(at count: Int, of set: WheelSet) throws(WheelProblem) -> ExactNumber {
    _ = try rows(at: count, of: set)
    return ExactNumber(written: Natural(count).digits, exponent: .near(-set.fractionDigits))
  }

  /// The double nearest to the value of a position (W3).
  public func double(at count: Int, of set: WheelSet) throws(WheelProblem) -> Double {
    _ = try rows(at: count, of: set)
    return Rational(count, over: places(of: set)).double
  }

  /// The number of positions from one whole number to the next: ten to the power of the number of
  /// fraction digits (W3).
  package func places(of set: WheelSet) -> Int {
    (0..<set.fractionDigits).reduce(1) { product, _ in product * 10 }
  }

  /// Converts an index to an `Int`; throws an error if it is beyond the last position (W4).
  private func count(ofPlaces places: Natural?, in set: WheelSet) throws(WheelProblem) -> Int {
    let last = last(of: set)
    guard let count = places?.word, count <= last else { throw .beyond(last: last) }
    return count
  }

  /// The rows whose joined titles are the text (W6).
  ///
  /// For one wheel after another, this finds the prefixes of the text that the titles so far can
  /// form.
  public func rows(of text: String, in set: WheelSet) throws(WheelProblem) -> [Int] {
    let units = Array(text.utf16)
    var readings = [0: TitleReadings(rows: [], areSeveral: false)]
    for (index, wheel) in set.wheels.enumerated() {
      let longer = longer(readings, by: wheel, of: units)
      if longer.isEmpty { throw .noTitle(wheel: index, offset: readings.keys.max() ?? 0) }
      readings = longer
    }
    guard let whole = readings[units.count] else {
      throw .textGoesOn(offset: readings.keys.max() ?? 0)
    }
    if whole.areSeveral { throw .ambiguous }
    return whole.rows
  }

  /// The longer prefixes that result when each reading is extended by a title of the next wheel
  /// (W6).
  private func longer(_ readings: [Int: TitleReadings], by wheel: Wheel, of units: [UInt16])
    -> [Int: TitleReadings]
  {
    let titles = wheel.rowTitles.map { Array($0.utf16) }
    var longer: [Int: TitleReadings] = [:]
    for (offset, reading) in readings {
      for (row, title) in titles.enumerated() where units.dropFirst(offset).starts(with: title) {
        let isSecond = longer[offset + title.count] != nil
        longer[offset + title.count] = TitleReadings(
          rows: reading.rows + [row], areSeveral: reading.areSeveral || isSecond)
      }
    }
    return longer
  }
}

/// A prefix of a text that is read as the joined titles of the first wheels (W6).
struct TitleReadings {
  /// One of the possible lists of rows with these titles.
  let rows: [Int]
  /// Whether there are other rows with the same titles.
  let areSeveral: Bool
}

extension ModelWheels {
  /// The number of steps from row to row that lead from one position to another (W7).
  public func moves(from: [Int], to: [Int], in set: WheelSet) throws(WheelProblem) -> Int {
    let rows = try checked(from, in: set)
    let others = try checked(to, in: set)
    var sum = 0
    for (index, wheel) in set.wheels.enumerated() {
      sum += moves(from: rows[index], to: others[index], on: wheel)
    }
    return sum
  }

  /// The expected and the maximum number of moves from a position (W7).
  ///
  /// Each row of one wheel can be combined with each row of another. The mean of the sum is
  /// therefore the sum of the means, and the same is true for maxima.
  public func advice(on set: WheelSet, from rows: [Int], mostRows: Int) throws(WheelProblem)
    -> WheelAdvice
  {
    let rows = try checked(rows, in: set)
    var long: [WheelAdvice.LongWheel] = []
    var mean = Rational(0)
    var most = 0
    for (index, wheel) in set.wheels.enumerated() {
      let size = wheel.size
      if size > mostRows { long.append(WheelAdvice.LongWheel(wheel: index, rows: size)) }
      let moves = (0..<size).map { self.moves(from: rows[index], to: $0, on: wheel) }
      mean = mean + Rational(moves.reduce(0, +), over: size)
      most += moves.max() ?? 0
    }
    return WheelAdvice(longWheels: long, expectedMoves: mean.double, mostMoves: most)
  }

  /// The number of steps between two rows of a wheel, in the shorter direction (W7).
  private func moves(from row: Int, to other: Int, on wheel: Wheel) -> Int {
    let between = abs(other - row)
    return wheel.isCyclic ? min(between, wheel.size - between) : between
  }
}
