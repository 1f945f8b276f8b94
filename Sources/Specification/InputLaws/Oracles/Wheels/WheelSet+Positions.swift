extension Wheel {
  /// The smallest number of steps from one row to another, found by counting (W7).
  func steps(from: Int, to: Int) -> Int {
    var (row, steps) = (from, 0)
    while row != to {
      row = isCyclic ? (row + 1) % size : row + (to > row ? 1 : -1)
      steps += 1
    }
    // The other way round: the rest of the wheel.
    return isCyclic && steps > 0 ? min(steps, size - steps) : steps
  }
}

// The model's answers about existing positions, for laws and generators.
extension WheelSet {
  /// The number of positions (W3).
  var positionCount: Int { lastCount + 1 }

  /// The count of the last position (W3).
  var lastCount: Int { ModelWheels().last(of: self) }

  /// The number of places in one (W3).
  var placesInOne: Int { ModelWheels().places(of: self) }

  /// The rows for a count (W3).
  func dialed(_ count: Int) -> [Int] { ModelWheels().rows(ofPosition: count, in: self) }

  /// The count for rows, one on each wheel (W3).
  func counted(_ rows: [Int]) -> Int { ModelWheels().count(ofRows: rows, in: self) }

  /// The joined titles of existing rows (W6).
  func written(_ rows: [Int]) -> String { zip(wheels, rows).map { $0.rowTitles[$1] }.joined() }

  /// The rows that integers mean, or the first reason they mean none (W5.1, W5.2).
  func judged(_ integers: [Int]) -> WheelAnswer<[Int]> {
    WheelAnswer(try ModelWheels().checked(integers, in: self))
  }
}
