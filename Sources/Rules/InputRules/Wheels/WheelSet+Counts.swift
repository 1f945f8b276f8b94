extension WheelSet {
  /// The counts of all positions; the first position has the count 0 (W3).
  public var counts: ClosedRange<Int> { 0...(wheels.positions ?? 1) - 1 }

  /// The rows of a position, one for each wheel (W3).
  /// - Parameter count: the count of the position, starting at 0.
  /// - Throws: `WheelProblem.noPosition` if no position has this count.
  public func rows(at count: Int) throws(WheelProblem) -> [Int] {
    try require(count)
    var rest = count
    return wheels.reversed().map { wheel in
      let row: Int
      (rest, row) = rest.quotientAndRemainder(dividingBy: wheel.rowCount)
      return row
    }.reversed()
  }

  /// The count of the position with these rows (W3, W5.2, W5.3).
  /// - Parameter rows: one row for each wheel; for a cyclic wheel, any integer is valid.
  /// - Throws: `WheelProblem` if there are too few or too many rows, or for the first row that
  ///   doesn't exist.
  public func count(of rows: [Int]) throws(WheelProblem) -> Int {
    var count = 0
    for (wheel, row) in zip(wheels, try self.rows(for: rows)) {
      count = count * wheel.rowCount + row
    }
    return count
  }

  /// The rows that integers identify; on a cyclic wheel, a row is an integer's remainder (W5.2).
  func rows(for integers: [Int]) throws(WheelProblem) -> [Int] {
    guard integers.count == wheels.count else {
      throw .rowCount(integers.count, wheels: wheels.count)
    }
    var rows: [Int] = []
    for (wheel, integer) in integers.enumerated() {
      rows.append(try row(for: integer, wheel: wheel))
    }
    return rows
  }

  /// The row that an integer identifies on a wheel (W5.2).
  func row(for integer: Int, wheel: Int) throws(WheelProblem) -> Int {
    guard wheels.indices.contains(wheel) else { throw .noWheel(wheel, wheels: wheels.count) }
    let count = wheels[wheel].rowCount
    if (0..<count).contains(integer) { return integer }
    guard wheels[wheel].isCyclic else { throw .noRow(integer, wheel: wheel, rows: count) }
    let remainder = integer % count
    return remainder < 0 ? remainder + count : remainder
  }

  func require(_ count: Int) throws(WheelProblem) {
    let counts = counts
    guard counts.contains(count) else {
      throw .noPosition(count: count, last: counts.upperBound)
    }
  }
}
