// Laws derive wheels independently, from the clauses alone.
extension DatePickerSettings {
  /// The interval without regard to bounds (D3.1).
  var validInterval: Int {
    // The numbers from 1 to 30 that divide 60.
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  /// The interval that remains under the bounds (D3.4).
  var shownInterval: Int {
    guard mode == .time || mode == .dateAndTime, boundsAreNarrow else { return validInterval }
    return zone.grid(every: validInterval, within: shownBounds).isEmpty ? 1 : validInterval
  }

  /// The number of rows on a wheel in the Gregorian calendar (D6.7 to D6.9).
  func shownRowCount(of kind: DateWheel.Kind) -> Int {
    switch kind {
    case .year: 9_999
    case .month: 12
    case .day: 31
    case .date: 3_652_059
    case .halfDay: 2
    case .hour: hasHalfDays ? 12 : 24
    case .hours: 24
    case .minute: 60 / shownInterval
    case .minutes: 60 / validInterval
    }
  }

  /// The effective bounds, in microseconds (D2.1 to D2.4).
  var shownBounds: ClosedRange<Int> {
    let limits = PickerLimits.instants
    let (low, high) = (minimum?.microseconds ?? .min, maximum?.microseconds ?? .max)
    let isWithin = low <= limits.upperBound && high >= limits.lowerBound
    guard mode != .countDown && low <= high && isWithin else { return limits }
    return max(low, limits.lowerBound)...min(high, limits.upperBound)
  }

  /// Whether the bounds are so close that all slots can be listed.
  var boundsAreNarrow: Bool {
    shownBounds.upperBound - shownBounds.lowerBound <= 4 * 86_400_000_000
  }

  /// All slots on the grid, in order, if the bounds are narrow (D3.3 to D3.5).
  var listedSlots: [Int] {
    let bounds = shownBounds
    for interval in [validInterval, 1] {
      let grid = zone.grid(every: interval, within: bounds)
      if !grid.isEmpty { return grid }
    }
    return [bounds.lowerBound]
  }

  /// Whether an instant is a slot, in any mode but `countDown` (D3.3).
  func isSlot(_ instant: Int) -> Bool {
    guard shownBounds.contains(instant) else { return false }
    guard mode == .time || mode == .dateAndTime else { return true }
    if boundsAreNarrow { return listedSlots.contains(instant) }
    return instant.remainder(by: 1_000_000) == 0
      && zone.localSecond(at: instant).remainder(by: validInterval * 60) == 0
  }
}

/// The limits of pickers (D1.6).
enum PickerLimits {
  /// The earliest and the latest instant, in microseconds since the start of 1970.
  static let instants =
    CivilTime(year: 1, month: 1, day: 3).count * 1_000_000...CivilTime(
      year: 9_999, month: 12, day: 30
    ).count * 1_000_000 - 1
}

extension CivilZone {
  /// The instants on the grid within bounds, in microseconds, found by trying every offset.
  func grid(every interval: Int, within bounds: ClosedRange<Int>) -> [Int] {
    var found: [Int] = []
    let (step, counted) = (interval * 60, counted)
    for offset in counted.all {
      var local = (bounds.lowerBound.floored(by: 1_000_000) + offset).floored(by: step) * step
      while (local - offset) * 1_000_000 <= bounds.upperBound {
        let second = local - offset
        if bounds.contains(second * 1_000_000) && counted.offset(at: second) == offset {
          found.append(second * 1_000_000)
        }
        local += step
      }
    }
    return found.sorted()
  }

  /// The spans with a constant offset, in seconds, up to two days beyond the limits.
  var spansCounted: [(seconds: Range<Int>, offset: Int)] {
    let limits = PickerLimits.instants
    let ends = (limits.lowerBound / 1_000_000 - 172_800, limits.upperBound / 1_000_000 + 172_800)
    let starts = changes.map(\.instant.wholeSeconds).filter { ends.0 < $0 && $0 < ends.1 }
    return zip([ends.0] + starts, starts + [ends.1]).map { ($0..<$1, counted.offset(at: $0)) }
  }
}
