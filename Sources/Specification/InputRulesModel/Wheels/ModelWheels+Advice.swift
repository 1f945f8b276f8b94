extension ModelWheels {
  /// The row moves from one position to another (W7).
  public func moves(from: [Int], to: [Int], in set: WheelSet) throws(WheelProblem) -> Int {
    let rows = try checked(from, in: set)
    let others = try checked(to, in: set)
    var sum = 0
    for (index, wheel) in set.wheels.enumerated() {
      sum += moves(from: rows[index], to: others[index], on: wheel)
    }
    return sum
  }

  /// How quickly the wheels can be dialed from a position (W7).
  ///
  /// The mean of a sum is the sum of the means, and likewise for maxima, because any row of one
  /// wheel can be combined with any row of another.
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

  /// The number of moves between two rows on a wheel, in the shorter direction (W7).
  private func moves(from row: Int, to other: Int, on wheel: Wheel) -> Int {
    let between = abs(other - row)
    return wheel.isCyclic ? min(between, wheel.size - between) : between
  }
}
