import InputRules

// The expected values of wheels are computed here, only from titles and remainders.

extension Wheel {
  /// The titles of its rows, in order (W1); for a wheel that can be in a set.
  var titlesInOrder: [String] {
    switch rows {
    case .digits(let last): (0..<last + 1).map { "\($0)" }
    case .separator(let title): [title]
    case .titles(let titles): titles
    }
  }

  /// How many rows it has (W1); for a wheel that can be in a set.
  var size: Int {
    switch rows {
    case .digits(let last): last + 1
    case .separator: 1
    case .titles(let titles): titles.count
    }
  }

  /// The row that an integer means; nil if it means none (W5.1, W5.2).
  func row(for integer: Int) -> Int? {
    if isCyclic { return (integer % size + size) % size }
    return (0..<size).contains(integer) ? integer : nil
  }

  /// The smallest number of steps from one row to another, found by taking them (W7).
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

extension WheelSet {
  /// How many positions there are (W3).
  var positionCount: Int { wheels.reduce(1) { $0 * $1.size } }

  /// The count of the last position (W3).
  var lastCount: Int { positionCount - 1 }

  /// How many places make one: ten for each fraction digit (W3).
  var placesInOne: Int { (0..<fractionDigits).reduce(1) { one, _ in one * 10 } }

  /// The rows for a count, found from the last wheel to the first (W3).
  func dialled(_ count: Int) -> [Int] {
    var rest = count
    var rows: [Int] = []
    for wheel in wheels.reversed() {
      rows.append(rest % wheel.size)
      rest /= wheel.size
    }
    return rows.reversed()
  }

  /// The sum of the rows' counts: each row counts as many as the wheels after it have positions
  /// (W3).
  func counted(_ rows: [Int]) -> Int {
    zip(wheels.indices, rows).reduce(0) { sum, place in
      sum + place.1 * wheels[(place.0 + 1)...].reduce(1) { $0 * $1.size }
    }
  }

  /// The titles of existing rows, joined (W6).
  func written(_ rows: [Int]) -> String {
    zip(wheels, rows).map { $0.titlesInOrder[$1] }.joined()
  }

  /// The rows that integers mean, or the first reason why they mean none (W5.3).
  func judged(_ integers: [Int]) -> WheelAnswer<[Int]> {
    guard integers.count == wheels.count else {
      return .refused(.rowCount(integers.count, wheels: wheels.count))
    }
    let rows = zip(wheels, integers).map { $0.row(for: $1) }
    if let place = rows.firstIndex(of: nil) {
      return .refused(.noRow(integers[place], wheel: place, rows: wheels[place].size))
    }
    return .value(rows.compactMap { $0 })
  }
}
