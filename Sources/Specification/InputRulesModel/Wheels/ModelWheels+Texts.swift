extension ModelWheels {
  /// The rows whose titles form the text (W6).
  ///
  /// Wheel by wheel, keeps the prefixes of the text that titles of the wheels so far can form.
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

  /// The prefixes to which a title of one more wheel extends readings (W6).
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

/// A prefix of a text, read as joined titles of the first wheels (W6).
struct TitleReadings {
  /// Rows with these titles; if there are several readings, one of them.
  let rows: [Int]
  /// Whether other rows have the same titles.
  let areSeveral: Bool
}
