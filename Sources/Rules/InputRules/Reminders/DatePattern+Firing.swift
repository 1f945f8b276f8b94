extension DatePattern {
  /// The first instant after `instant` at which a zone's clocks show a matching time (M2.9).
  /// - Parameters:
  ///   - instant: the instant after which to search.
  ///   - zone: the time zone of the clocks.
  /// - Returns: `nil` if there is no such instant in the years 1 to 9999.
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
  /// The first second after `second` at which clocks show a matching time; the spans of all offsets
  /// are searched, because the same time may be shown with several offsets.
  fileprivate func second(after second: Int, in zone: CivilZone) -> Int? {
    var start = second + 1
    // Skip to the next possible match: local time never differs from UTC by more than `farthest`.
    while let local = first(from: start - CivilZone.farthest) {
      start = max(start, local - CivilZone.farthest)
      let offset = zone.offset(atSecond: start)
      let found = first(from: start + offset).map { $0 - offset }
      guard let change = zone.change(afterSecond: start) else { return found }
      if let found, found < change.second { return found }
      start = change.second
    }
    return nil
  }

  /// The first second after `second` that belongs to a matching wall-clock time.
  fileprivate func wallSecond(after second: Int, in zone: CivilZone) -> Int? {
    var local = first(from: second - CivilZone.farthest)
    while let time = local, zone.second(showing: time) <= second { local = first(from: time + 1) }
    guard let time = local else { return nil }
    // Also try later local times: if clocks are set forward near this time, a later local time may
    // belong to an earlier second.
    var (best, next) = (zone.second(showing: time), first(from: time + 1))
    let last = time + zone.spread(near: time)
    while let other = next, other < last {
      let found = zone.second(showing: other)
      if found > second { best = min(best, found) }
      next = first(from: other + 1)
    }
    return best
  }
}
