/// The slots: the instants that a picker's value may be, in microseconds (D3.3 to D3.5).
package struct PickerSlots {
  /// The first and the last instant within the bounds (D2.4).
  let bounds: ClosedRange<Int>
  /// The minute interval (D3.1, D3.4).
  let interval: Int
  /// Whether the first instant within the bounds is the only slot (D3.5).
  private let isOnlyOne: Bool
  /// Whether slots must be on the grid (D3.3).
  private let isOnGrid: Bool
  let offsets: ZoneOffsets

  package init(_ settings: DatePickerSettings) {
    isOnGrid = settings.mode == .time || settings.mode == .dateAndTime
    offsets = ZoneOffsets(settings.zone)
    let interval = PickerSlots.interval(settings.minuteInterval)
    bounds = PickerSlots.bounds(settings)
    let hasGrid = PickerSlots.hasGrid(in: bounds, offsets, interval)
    let hasMinutes = hasGrid || PickerSlots.hasGrid(in: bounds, offsets, 1)
    self.interval = !isOnGrid || hasGrid ? interval : 1
    isOnlyOne = isOnGrid && !hasMinutes
  }

  /// The interval for a setting: the number itself if it is allowed, and otherwise 1 (D3.1).
  package static func interval(_ number: Int) -> Int {
    [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30].contains(number) ? number : 1
  }

  /// The first and the last instant that any picker supports (D1.6).
  package static let limits: ClosedRange<Int> = {
    let first = DayCount.number(1, 1, 3) * 86_400_000_000
    let end = DayCount.number(9999, 12, 30) * 86_400_000_000
    return first...(end - 1)
  }()

  /// The bounds, limited to the supported instants (D2.1 to D2.4).
  private static func bounds(_ settings: DatePickerSettings) -> ClosedRange<Int> {
    if settings.mode == .countDown { return limits }
    let minimum = settings.minimum?.microseconds ?? limits.lowerBound
    let maximum = settings.maximum?.microseconds ?? limits.upperBound
    let first = max(minimum, limits.lowerBound)
    let last = min(maximum, limits.upperBound)
    return minimum > maximum || first > last ? limits : first...last
  }

  private static func hasGrid(in bounds: ClosedRange<Int>, _ offsets: ZoneOffsets, _ interval: Int)
    -> Bool
  { grid(after: bounds.lowerBound, to: bounds.upperBound, offsets, interval) != nil }
}

// The grid (D3.2), enumerated day by day.
extension PickerSlots {
  private static let day = 86_400_000_000

  /// The instants on the grid in a day of universal time, in order.
  ///
  /// For each offset in use on that day, these are the local minutes that are multiples of the
  /// interval.
  private static func grid(ofDay day: Int, _ offsets: ZoneOffsets, _ interval: Int)
    -> some BidirectionalCollection<Int>
  {
    let near = offsets.near((day * 86_400)..<((day + 1) * 86_400))
    return near.spans.lazy.flatMap { span in
      let offset = near.offset(at: span.lowerBound)
      let first = (span.lowerBound + offset).floored(by: 60)
      let last = (span.upperBound + offset).floored(by: 60)
      return (first...last).lazy.filter { $0.remainder(by: 60) % interval == 0 }.map {
        $0 * 60 - offset
      }.filter { span.contains($0) }.map { $0 * 1_000_000 }
    }
  }

  /// The first instant on the grid from `start` to `end`.
  private static func grid(after start: Int, to end: Int, _ offsets: ZoneOffsets, _ interval: Int)
    -> Int?
  {
    if start > end { return nil }
    for number in start.floored(by: day)...end.floored(by: day) {
      let found = grid(ofDay: number, offsets, interval).first { $0 >= start }
      if let found { return found <= end ? found : nil }
    }
    return nil
  }

  /// The last instant on the grid from `start` to `end`.
  private static func grid(
    before end: Int, from start: Int, _ offsets: ZoneOffsets, _ interval: Int
  ) -> Int? {
    if start > end { return nil }
    for number in (start.floored(by: day)...end.floored(by: day)).reversed() {
      let found = grid(ofDay: number, offsets, interval).last { $0 <= end }
      if let found { return found >= start ? found : nil }
    }
    return nil
  }
}

// Slots (D3.3 to D3.7).
extension PickerSlots {
  /// The first slot at or after an instant, or `nil`.
  func slot(notBefore instant: Int) -> Int? {
    let start = max(instant, bounds.lowerBound)
    if isOnlyOne { return instant <= bounds.lowerBound ? bounds.lowerBound : nil }
    if !isOnGrid { return start <= bounds.upperBound ? start : nil }
    return Self.grid(after: start, to: bounds.upperBound, offsets, interval)
  }

  /// The last slot at or before an instant, or `nil`.
  func slot(notAfter instant: Int) -> Int? {
    let end = min(instant, bounds.upperBound)
    if isOnlyOne { return instant >= bounds.lowerBound ? bounds.lowerBound : nil }
    if !isOnGrid { return end >= bounds.lowerBound ? end : nil }
    return Self.grid(before: end, from: bounds.lowerBound, offsets, interval)
  }

  package func contains(_ instant: Int) -> Bool { slot(notBefore: instant) == instant }

  /// The slot to which an instant is rounded (D3.6, D3.7).
  func rounded(_ instant: Int, _ rounding: DateRounding) -> Int {
    let before = slot(notAfter: instant)
    let after = slot(notBefore: instant)
    guard let before else { return after ?? bounds.lowerBound }
    guard let after, rounding == .nearest else { return before }
    return after - instant <= instant - before ? after : before
  }

  /// The first slot in a range, or `nil` if there is none.
  func first(in range: ClosedRange<Int>) -> Int? {
    slot(notBefore: range.lowerBound).flatMap { range.contains($0) ? $0 : nil }
  }

  /// The last slot in a range, or `nil` if there is none.
  func last(in range: ClosedRange<Int>) -> Int? {
    slot(notAfter: range.upperBound).flatMap { range.contains($0) ? $0 : nil }
  }

  /// The ranges of instants within the bounds whose local times are in a range of local seconds.
  func instants(local: Range<Int>) -> [ClosedRange<Int>] {
    let seconds = (local.lowerBound - 26 * 3_600)..<(local.upperBound + 26 * 3_600)
    let near = offsets.near(seconds)
    var found: [ClosedRange<Int>] = []
    for span in near.spans {
      let start = max(span.lowerBound, local.lowerBound - near.offset(at: span.lowerBound))
      let end = min(span.upperBound, local.upperBound - near.offset(at: span.lowerBound))
      let first = max(start * 1_000_000, bounds.lowerBound)
      let last = min(end * 1_000_000 - 1, bounds.upperBound)
      if first <= last { found.append(first...last) }
    }
    return found
  }
}
