extension WheelSet {
  /// The number of row moves from one position to another (W7).
  /// - Parameters:
  ///   - rows: the rows of the first position.
  ///   - other: the rows of the second position.
  /// - Throws: `WheelProblem` if the rows aren't a position; `rows` are checked first.
  package func moves(from rows: [Int], to other: [Int]) throws(WheelProblem) -> Int {
    let (from, to) = (try self.rows(for: rows), try self.rows(for: other))
    return zip(wheels, zip(from, to)).reduce(0) { $0 + $1.0.moves(from: $1.1.0, to: $1.1.1) }
  }

  /// The wheels that are too long, and the number of row moves needed to dial a position (W7).
  /// - Parameters:
  ///   - rows: the rows of the position from which to dial; by default, the first position.
  ///   - mostRows: the maximum number of rows that a wheel should have; by default 20, as in the
  ///     *Picker* article.
  /// - Throws: `WheelProblem` if the rows aren't a position.
  public func advice(
    from rows: [Int]? = nil, mostRows: Int = 20
  ) throws(WheelProblem) -> WheelAdvice {
    let rows = try self.rows(for: rows ?? wheels.map { _ in 0 })
    let long = wheels.enumerated().filter { $1.rowCount > mostRows }
    return WheelAdvice(
      longWheels: long.map { WheelAdvice.LongWheel(wheel: $0, rows: $1.rowCount) },
      expectedMoves: expectedMoves(from: rows),
      mostMoves: zip(wheels, rows).reduce(0) { $0 + $1.0.mostMoves(from: $1.1) })
  }

  /// The sum of the wheels' average numbers of moves, which is rounded only once.
  ///
  /// To avoid overflow, whole moves and fractions are summed separately. All fractions have the
  /// number of positions as their denominator.
  private func expectedMoves(from rows: [Int]) -> Double {
    let positions = counts.upperBound + 1
    var (whole, parts) = (0, 0)
    for (wheel, row) in zip(wheels, rows) {
      let (mean, rest) = wheel.totalMoves(from: row).quotientAndRemainder(
        dividingBy: wheel.rowCount)
      whole += mean
      parts += rest * (positions / wheel.rowCount)
    }
    var sum = whole.magnitude.multipliedFullWidth(by: positions.magnitude)
    let (low, carries) = sum.low.addingReportingOverflow(parts.magnitude)
    sum = (sum.high + (carries ? 1 : 0), low)
    return Double(nearest: sum, over: positions.magnitude)
  }
}

extension Wheel {
  /// The number of moves between two rows, in the shorter direction on a cyclic wheel.
  fileprivate func moves(from row: Int, to other: Int) -> Int {
    let distance = abs(row - other)
    return isCyclic ? min(distance, rowCount - distance) : distance
  }

  /// The total number of moves from `row` to each row of the wheel.
  fileprivate func totalMoves(from row: Int) -> Int {
    let count = rowCount
    if isCyclic { return count * count / 4 }
    let after = count - 1 - row
    return (row * (row + 1) + after * (after + 1)) / 2
  }

  fileprivate func mostMoves(from row: Int) -> Int {
    isCyclic ? rowCount / 2 : max(row, rowCount - 1 - row)
  }
}
