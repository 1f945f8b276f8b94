extension ModelWheels {
  /// The rows of the position with this count (W3).
  public func rows(at count: Int, of set: WheelSet) throws(WheelProblem) -> [Int] {
    let last = last(of: set)
    if count < 0 || count > last { throw .noPosition(count: count, last: last) }
    return rows(ofPosition: count, in: set)
  }

  /// The rows of the position with an existing count, from the last wheel to the first (W3).
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

  /// The titles of these rows, one after another (W6).
  public func text(of rows: [Int], in set: WheelSet) throws(WheelProblem) -> String {
    var text = ""
    for (row, wheel) in zip(try checked(rows, in: set), set.wheels) { text += wheel.rowTitles[row] }
    return text
  }

  /// The count of the last position, in which every wheel shows its last row (W3).
  package func last(of set: WheelSet) -> Int {
    count(ofRows: set.wheels.map { $0.size - 1 }, in: set)
  }

  /// The count of the position with the rows, one on each wheel (W3).
  package func count(ofRows rows: [Int], in set: WheelSet) -> Int {
    var count = 0
    for (row, wheel) in zip(rows, set.wheels) { count = count * wheel.size + row }
    return count
  }

  /// The rows from 0 up that integers mean, one on each wheel (W5.2, W5.3).
  ///
  /// - Throws: `rowCount` if their number differs from that of the wheels; `noRow` for the first
  ///   row that doesn't exist.
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
}
