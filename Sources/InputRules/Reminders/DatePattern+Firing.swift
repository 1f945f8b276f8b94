extension DatePattern {
  /// The first instant at which a zone's clocks show a matching time, behind another (M2.9).
  ///
  /// - Parameters:
  ///   - instant: what the result is later than.
  ///   - zone: whose clocks.
  /// - Returns: nil if there is none in the years 1 to 9999.
  public func firstInstant(after instant: Instant, in zone: CivilZone) -> Instant? {
    let search = DateSearch(self)
    let second =
      search.hasHour
      ? search.wallSecond(after: instant.second, in: zone)
      : search.second(after: instant.second, in: zone)
    return second.map(Instant.init(seconds:))
  }
}

extension DateSearch {
  /// The first second that shows a matching time: offset by offset, since each is as good.
  fileprivate func second(after second: Int, in zone: CivilZone) -> Int? {
    // What the calendar doesn't have, such as 30 February, isn't looked for at every offset.
    guard first(from: .min) != nil else { return nil }
    var start = second + 1
    while true {
      let offset = zone.offset(atSecond: start)
      let found = first(from: start + offset).map { $0 - offset }
      guard let change = zone.change(behindSecond: start) else { return found }
      if let found, found < change.second { return found }
      start = change.second
    }
  }

  /// The first second that the wall clock means by a matching time.
  fileprivate func wallSecond(after second: Int, in zone: CivilZone) -> Int? {
    // A change moves the clock by a day at most: no earlier local time means a later second.
    var local = first(from: second + zone.offset(atSecond: second) - 86_400)
    while let time = local, zone.second(showing: time) <= second { local = first(from: time + 1) }
    guard let time = local else { return nil }
    // In an hour that a gap begins in, a later time may be the earlier second.
    var (best, next) = (zone.second(showing: time), first(from: time + 1))
    while let other = next, other < time + 3_600 {
      let found = zone.second(showing: other)
      if found > second { best = min(best, found) }
      next = first(from: other + 1)
    }
    return best
  }
}
