extension CivilZone {
  private static let day = 86_400

  /// The local times of the years 1 to 9999, in seconds from the start of 1970.
  static let localTimes =
    CivilTime.days(year: 1, month: 1, day: 1) * day..<CivilTime.days(year: 10_000, month: 1, day: 1)
    * day

  /// The offset at a second since the start of 1970 in universal time.
  func offset(atSecond second: Int) -> Int {
    // The first later change, by bisection.
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].second <= second { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : changes[low - 1].offset
  }

  /// The first change after a second.
  func change(behindSecond second: Int) -> Change? { changes.first { $0.second > second } }

  /// The second that shows a local time: the first, if there are two; moved forward by the gap, if
  /// there is none (M2.6).
  func second(showing local: Int) -> Int {
    // At most one change is that near, because changes are three days apart.
    let before = offset(atSecond: local - 26 * 3_600)
    let after = offset(atSecond: local + 26 * 3_600)
    let isAfter = offset(atSecond: local - before) != before
    return isAfter && offset(atSecond: local - after) == after ? local - after : local - before
  }

  /// The time that calendar and clock show at an instant (M2.8, M2.13).
  ///
  /// - Returns: nil outside the years 1 to 9999.
  public func civilTime(at instant: Instant) -> CivilTime? {
    let second = instant.second
    let local = second + offset(atSecond: second)
    guard Self.localTimes.contains(local) else { return nil }
    let (days, rest) = local.flooredQuotientAndRemainder(by: Self.day)
    let (year, month, day) = CivilTime.date(days: days)
    return CivilTime(
      year: year, month: month, day: day, hour: rest / 3_600, minute: rest / 60 % 60,
      second: rest % 60)
  }
}

extension CivilZone.Change {
  /// The instant, in seconds since the start of 1970.
  var second: Int { instant.second }
}

extension Instant {
  /// The whole seconds since the start of 1970.
  var second: Int { microseconds.flooredQuotientAndRemainder(by: 1_000_000).0 }
}
