extension WheelSet {
  /// The title of a row on a wheel (W1).
  /// - Parameters:
  ///   - row: the row, starting at 0; on a cyclic wheel, any integer.
  ///   - wheel: the wheel's index, starting at 0.
  /// - Throws: `WheelProblem` for a wheel or a row that doesn't exist (W5.1).
  public func title(ofRow row: Int, wheel: Int) throws(WheelProblem) -> String {
    let row = try self.row(for: row, wheel: wheel)
    return wheels[wheel].title(of: row)
  }

  /// The titles of these rows, one after another (W6).
  /// - Parameter rows: one row for each wheel; for a cyclic wheel, any integer is valid.
  /// - Throws: `WheelProblem` if there are too few or too many rows, or for the first row that
  ///   doesn't exist.
  public func text(of rows: [Int]) throws(WheelProblem) -> String {
    var text = ""
    for (wheel, row) in zip(wheels, try self.rows(for: rows)) { text += wheel.title(of: row) }
    return text
  }

  /// The rows whose titles form `text` (W6).
  /// - Parameter text: the titles, one after another.
  /// - Throws: `WheelProblem` if the text matches no position or several positions.
  public func rows(of text: String) throws(WheelProblem) -> [Int] {
    let units = Array(text.utf16)
    var layers = [WheelReadings.start]
    for (index, wheel) in wheels.enumerated() {
      let before = layers[index]
      let next = wheel.readings(of: units, after: before)
      guard !next.readings.isEmpty else {
        throw .noTitle(wheel: index, offset: before.longest)
      }
      layers.append(next)
    }
    let last = layers[wheels.count]
    guard let whole = last.place(of: units.count) else { throw .textGoesOn(offset: last.longest) }
    if last.readings[whole].isAmbiguous { throw .ambiguous }
    return layers.rows(endingAt: whole)
  }
}

extension Wheel {
  /// The readings that result when each reading is extended by a title of this wheel; at most one
  /// of them ends at each offset.
  fileprivate func readings(of units: [UInt16], after before: WheelReadings) -> WheelReadings {
    var next = WheelReadings()
    switch rows {
    case .digits(let last):
      for (place, reading) in before.readings.enumerated() where reading.offset < units.count {
        let row = Int(units[reading.offset]) - 48
        if (0...last).contains(row) { next.meet(reading.going(1, row: row, from: place)) }
      }
    case .separator(let title): next.add([title], after: before, in: units)
    case .titles(let titles): next.add(titles, after: before, in: units)
    }
    return next
  }
}

/// The beginnings of the text that consist of titles of the first wheels, and the rows with these
/// titles.
private struct WheelReadings {
  private(set) var readings: [WheelReading] = []
  /// The index of the reading that ends at each offset; empty while there are few readings.
  private var places: [Int: Int] = [:]

  /// The empty reading, which is the only one before the first wheel.
  static let start: WheelReadings = {
    var start = WheelReadings()
    start.meet(WheelReading(row: 0, before: 0, offset: 0, isAmbiguous: false))
    return start
  }()

  /// The index of the reading that ends at an offset, or `nil` if there is none.
  func place(of offset: Int) -> Int? {
    places.isEmpty ? readings.firstIndex { $0.offset == offset } : places[offset]
  }

  /// The end offset of the longest reading.
  var longest: Int { readings.lazy.map(\.offset).max() ?? 0 }

  /// Extends readings with the titles that follow them in the text.
  ///
  /// If there are several readings, they share a tree of the titles. Comparing each title after
  /// each reading would take cubic time if titles begin with other titles.
  mutating func add(_ titles: [String], after before: WheelReadings, in units: [UInt16]) {
    let tree = before.readings.count > 1 ? TitleTree(titles) : nil
    for (place, reading) in before.readings.enumerated() {
      let rest = units[reading.offset...]
      if let tree {
        tree.forEachTitle(startingIn: rest) { meet(reading.going($0, row: $1, from: place)) }
      } else {
        for (row, title) in titles.enumerated() where rest.starts(with: title.utf16) {
          meet(reading.going(title.utf16.count, row: row, from: place))
        }
      }
    }
  }

  /// Adds a reading, or marks an earlier reading that ends at the same offset as ambiguous.
  mutating func meet(_ reading: WheelReading) {
    if let place = place(of: reading.offset) {
      readings[place].isAmbiguous = true
    } else {
      readings.append(reading)
      guard readings.count > 8 else { return }
      let new = places.isEmpty ? readings.indices : readings.count - 1..<readings.count
      for place in new { places[readings[place].offset] = place }
    }
  }
}

/// A prefix of the text, read as the titles of the first wheels.
private struct WheelReading {
  let row: Int
  /// The index of the previous reading among the readings of the previous wheel.
  let before: Int
  /// The offset at which the reading ends, in UTF-16 units.
  let offset: Int
  /// Whether the same text can also be read as the titles of other rows.
  var isAmbiguous: Bool

  /// This reading, extended by the row's title, which has `units` UTF-16 units.
  func going(_ units: Int, row: Int, from place: Int) -> WheelReading {
    WheelReading(row: row, before: place, offset: offset + units, isAmbiguous: isAmbiguous)
  }
}

extension [WheelReadings] {
  /// The rows that lead to a reading of the last wheel.
  fileprivate func rows(endingAt place: Int) -> [Int] {
    var (rows, place) = ([Int](), place)
    for layer in dropFirst().reversed() {
      rows.append(layer.readings[place].row)
      place = layer.readings[place].before
    }
    return rows.reversed()
  }
}
