extension WheelSet {
  /// The title of a row of a wheel (W1).
  ///
  /// - Parameters:
  ///   - row: from 0; any integer, on a cyclic wheel.
  ///   - wheel: from 0.
  /// - Throws: `WheelProblem` for a wheel or a row that doesn't exist (W5.1).
  public func title(ofRow row: Int, wheel: Int) throws(WheelProblem) -> String {
    let row = try self.row(for: row, wheel: wheel)
    return wheels[wheel].title(of: row)
  }

  /// The titles of those rows, one after another (W6).
  ///
  /// - Parameter rows: one for each wheel; any integer for a cyclic one.
  /// - Throws: `WheelProblem` for too few or too many rows, or the first row that its wheel doesn't
  ///   have.
  public func text(of rows: [Int]) throws(WheelProblem) -> String {
    var text = ""
    for (wheel, row) in zip(wheels, try self.rows(for: rows)) { text += wheel.title(of: row) }
    return text
  }

  /// The rows whose titles form the text (W6).
  ///
  /// - Throws: `WheelProblem` for a text that matches no position, or several.
  public func rows(of text: String) throws(WheelProblem) -> [Int] {
    let units = Array(text.utf16)
    var readings = [WheelReading.start]
    for (index, wheel) in wheels.enumerated() {
      let next = wheel.readings(of: units, after: readings)
      guard !next.isEmpty else { throw .noTitle(wheel: index, offset: readings.longest) }
      readings = next
    }
    guard let whole = readings.first(where: { $0.offset == units.count }) else {
      throw .textGoesOn(offset: readings.longest)
    }
    if whole.isAmbiguous { throw .ambiguous }
    return whole.rows
  }
}

extension Wheel {
  /// The readings that continue with one of its titles, one for each offset that they reach.
  fileprivate func readings(of units: [UInt16], after readings: [WheelReading]) -> [WheelReading] {
    var next: [WheelReading] = []
    for reading in readings {
      switch rows {
      case .digits(let last):
        guard reading.offset < units.count else { continue }
        let row = Int(units[reading.offset]) - 48
        if (0...last).contains(row) { next.meet(reading.going(1, row: row)) }
      case .separator(let title): next.add(title, row: 0, after: reading, in: units)
      case .titles(let titles):
        for (row, title) in titles.enumerated() {
          next.add(title, row: row, after: reading, in: units)
        }
      }
    }
    return next
  }
}

extension [WheelReading] {
  /// The offset that the longest reading reaches.
  fileprivate var longest: Int { lazy.map(\.offset).max() ?? 0 }

  /// Continues after `reading` with a title, if the text has it there.
  fileprivate mutating func add(
    _ title: String, row: Int, after reading: WheelReading, in units: [UInt16]
  ) {
    guard units[reading.offset...].starts(with: title.utf16) else { return }
    meet(reading.going(title.utf16.count, row: row))
  }

  /// Two readings that reach the same offset become one ambiguous reading: the rest is the same.
  fileprivate mutating func meet(_ reading: WheelReading) {
    if let index = firstIndex(where: { $0.offset == reading.offset }) {
      self[index].isAmbiguous = true
    } else {
      append(reading)
    }
  }
}

/// A prefix of a text, read as titles of the first wheels.
struct WheelReading {
  /// The rows with those titles.
  var rows: [Int]
  /// Where it ends, in UTF-16 units.
  var offset: Int
  /// Whether other rows also have these titles.
  var isAmbiguous: Bool

  /// Nothing, before the first wheel.
  static let start = WheelReading(rows: [], offset: 0, isAmbiguous: false)

  /// The reading after so many more units, which are a row's title.
  func going(_ units: Int, row: Int) -> WheelReading {
    WheelReading(rows: rows + [row], offset: offset + units, isAmbiguous: isAmbiguous)
  }
}
