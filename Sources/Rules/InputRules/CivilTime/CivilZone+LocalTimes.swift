/// The choice of an instant for a local time that clocks show more than once (D7.13).
public enum OverlapChoice: Hashable, Sendable, CaseIterable {
  /// The first instant.
  case first
  /// The last instant.
  case second
}

extension CivilZone {
  /// The instants at which clocks show a local time, in order: usually one, but none in a gap and
  /// several in an overlap (D7.11).
  ///
  /// There are no instants for a date or a time of day that doesn't exist.
  /// - Parameter time: a date and a time of day, as the zone's clocks show them.
  public func instants(of time: CivilTime) -> [Instant] {
    time.localSecond.map { seconds(showing: $0).map(Instant.init(seconds:)) } ?? []
  }

  /// The seconds since the start of 1970 at which clocks show a local time, in order (D7.11).
  func seconds(showing local: Int) -> [Int] {
    near(local).compactMap { $0.second(showing: local) }
  }

  /// The instant of a local time; a time in a gap is first moved forward by the gap's length
  /// (D7.13, D7.14).
  /// - Parameters:
  ///   - time: the local time.
  ///   - overlap: the choice of an instant for a local time that clocks show more than once.
  /// - Returns: `nil` for a date or a time of day that doesn't exist.
  public func instant(of time: CivilTime, in overlap: OverlapChoice = .first) -> Instant? {
    time.localSecond.map { Instant(seconds: second(showing: $0, in: overlap)) }
  }

  /// The second since the start of 1970 at which clocks show a local time; a time in a gap is first
  /// moved forward by the gap's length.
  func second(showing local: Int, in overlap: OverlapChoice = .first) -> Int {
    var (found, before, skipped) = (Int?.none, Int?.none, Int?.none)
    for span in near(local) {
      if let second = span.second(showing: local) {
        found = second
        if overlap == .first { break }
      }
      if skipped == nil, let before, span.starts(after: local, from: before) {
        skipped = local - before
      }
      before = span.offset
    }
    // If no span shows or skips the time, use the offset that applies around that time.
    return found ?? skipped ?? local - offset(atSecond: local)
  }

  /// The largest difference, in seconds, between the offsets that may apply to a local time.
  func spread(near local: Int) -> Int {
    var (least, greatest) = (Int.max, Int.min)
    for span in near(local) {
      least = min(least, span.offset)
      greatest = max(greatest, span.offset)
    }
    return greatest - least
  }

  /// The time spans in which clocks may show a local time.
  private func near(_ local: Int) -> some Sequence<ZoneSpan> {
    ZoneSpans(of: self, from: local - Self.farthest)
      .lazy.prefix { $0.start <= local + Self.farthest }
  }

  /// The largest difference between local time and UTC, in seconds.
  static let farthest = 26 * 3_600
}

/// A time span, in seconds since the start of 1970, in which a zone's offset is constant.
struct ZoneSpan {
  /// The first second of the span, or the second at which a search starts within the span.
  let start: Int
  /// The first second of the next span, or `.max` if no span follows.
  let end: Int
  /// The offset of local time from UTC, in seconds.
  let offset: Int

  /// The second in this span at which clocks show a local time; `nil` if there is none.
  func second(showing local: Int) -> Int? {
    let second = local - offset
    return start <= second && second < end ? second : nil
  }

  /// Whether clocks skip `local` when this span starts, where `before` is the previous offset.
  fileprivate func starts(after local: Int, from before: Int) -> Bool {
    start + before <= local && local < start + offset
  }
}

/// The time spans of a zone from a given second; each ends at a change of the zone or, after the
/// last one, of its rule.
struct ZoneSpans: Sequence, IteratorProtocol {
  private let zone: CivilZone
  private var start: Int
  private var offset: Int
  private var isAtEnd = false

  init(of zone: CivilZone, from second: Int) {
    self.zone = zone
    start = second
    offset = zone.offset(atSecond: second)
  }

  mutating func next() -> ZoneSpan? {
    if isAtEnd { return nil }
    guard let change = zone.change(afterSecond: start) else {
      isAtEnd = true
      return ZoneSpan(start: start, end: .max, offset: offset)
    }
    defer { (start, offset) = (change.second, change.offset) }
    return ZoneSpan(start: start, end: change.second, offset: offset)
  }
}

/// The local times that a zone's clock skips or repeats when its offset changes (D7.12).
package struct ClockChange: Hashable, Sendable {
  /// Whether the clock skips or repeats the local times.
  package let kind: Kind
  /// The local times, in seconds since 1970-01-01 00:00 on the zone's clock.
  package let localSeconds: Range<Int>

  package enum Kind: Hashable, Sendable, CaseIterable {
    /// The clock is set forward, and skips these local times.
    case skips
    /// The clock is set back, and shows these local times again.
    case repeats
  }

  /// The first local time; `nil` if it is outside the years −290,000 to 290,000.
  package var start: CivilTime? { Self.time(of: localSeconds.lowerBound) }

  /// The local time after the last one; `nil` if it is outside the years −290,000 to 290,000.
  package var end: CivilTime? { Self.time(of: localSeconds.upperBound) }

  private static func time(of second: Int) -> CivilTime? {
    CivilDate.seconds.contains(second) ? CivilTime(localSecond: second) : nil
  }
}

extension CivilZone {
  /// The local times that the change at an instant skips or repeats (D7.12).
  /// - Parameter instant: the instant of a change, as returned by `nextChange(after:)`.
  /// - Returns: `nil` if the offset doesn't change at this instant.
  package func clockChange(at instant: Instant) -> ClockChange? {
    let second = instant.second
    let (before, after) = (offset(atSecond: second - 1), offset(atSecond: second))
    guard before != after, Instant(seconds: second) == instant else { return nil }
    return ClockChange(
      kind: before < after ? .skips : .repeats,
      localSeconds: second + min(before, after)..<second + max(before, after))
  }
}
