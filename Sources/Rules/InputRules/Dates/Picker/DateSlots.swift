/// The instants that can be a picker's value (D3.3), in microseconds since the start of 1970.
///
/// Slots are computed rather than listed: while the zone's offset is constant, they are equally
/// spaced.
struct DateSlots {
  let zone: CivilZone
  /// The bounds, within the limits (D1.6, D2.4).
  let bounds: ClosedRange<Int>
  /// The distance between two rows of the minute wheel, in minutes (D3.1, D3.4).
  private(set) var interval: Int
  /// Whether slots are on the interval's grid; if not, every instant within the bounds is a slot.
  private let isOnGrid: Bool
  /// The only slot, if no instant on the grid is within the bounds; otherwise `nil` (D3.5).
  private var only: Int?

  init(_ settings: DatePickerSettings) {
    zone = settings.zone
    interval = settings.interval
    isOnGrid = settings.isOnGrid
    bounds = settings.bounds
    guard isOnGrid, first == nil else { return }
    interval = 1
    if first == nil { only = bounds.lowerBound }
  }
}

extension DateSlots {
  var first: Int? { first(from: bounds.lowerBound, through: bounds.upperBound) }

  func contains(_ instant: Int) -> Bool { first(from: instant, through: instant) != nil }

  /// The slot to which an instant is rounded (D3.6, D3.7, D11.1).
  func rounded(_ instant: Int, _ rounding: DateRounding) -> Int {
    let instant = min(max(instant, bounds.lowerBound), bounds.upperBound)
    if !isOnGrid { return instant }
    let before = last(from: bounds.lowerBound, through: instant)
    guard rounding == .nearest || before == nil else { return before ?? instant }
    let after = first(from: instant, through: bounds.upperBound)
    guard let before, let after else { return before ?? after ?? bounds.lowerBound }
    return instant - before < after - instant ? before : after
  }

  /// The first slot from `low` through `high` whose local time in seconds is in `local`, if given.
  func first(from low: Int, through high: Int, showing local: Range<Int>? = nil) -> Int? {
    guard let range = searched(low, high, local) else { return nil }
    for span in spans(from: range.lowerBound, through: range.upperBound) {
      let piece = piece(of: span, range, local)
      guard !piece.isEmpty else { continue }
      let slot = firstOnGrid(from: piece.lowerBound, span.offset)
      if slot < piece.upperBound { return slot }
    }
    return nil
  }

  /// The last slot from `low` through `high` whose local time in seconds is in `local`, if given.
  ///
  /// The search begins with the last two days and continues with ever longer ranges before them,
  /// because spans can be listed only in ascending order.
  func last(from low: Int, through high: Int, showing local: Range<Int>? = nil) -> Int? {
    guard let range = searched(low, high, local) else { return nil }
    var (width, end) = (172_800_000_000, range.upperBound)
    while end >= range.lowerBound {
      let start = max(range.lowerBound, end - width)
      if let slot = last(in: start...end, local) { return slot }
      end = start - 1
      width *= 8
    }
    return nil
  }

  private func last(in range: ClosedRange<Int>, _ local: Range<Int>?) -> Int? {
    for span in spans(from: range.lowerBound, through: range.upperBound).reversed() {
      let piece = piece(of: span, range, local)
      guard !piece.isEmpty else { continue }
      let slot = lastOnGrid(through: piece.upperBound - 1, span.offset)
      if slot >= piece.lowerBound { return slot }
    }
    return nil
  }
}

extension DateSlots {
  static let second = 1_000_000

  /// The instants to search for a slot; `nil` if there are none.
  private func searched(_ low: Int, _ high: Int, _ local: Range<Int>?) -> ClosedRange<Int>? {
    var (low, high) = (max(low, bounds.lowerBound), min(high, bounds.upperBound))
    if let only { (low, high) = (max(low, only), min(high, only)) }
    if let local {
      low = max(low, (local.lowerBound - CivilZone.farthest) * Self.second)
      high = min(high, (local.upperBound + CivilZone.farthest) * Self.second)
    }
    return low <= high ? low...high : nil
  }

  /// The zone's spans that overlap a range of instants; they are found lazily, because a rule can
  /// have thousands of spans.
  private func spans(from low: Int, through high: Int) -> some Sequence<ZoneSpan> {
    let last = high.wholeSecond
    return ZoneSpans(of: zone, from: low.wholeSecond).lazy.prefix { $0.start <= last }
  }

  /// The instants in both `span` and `range` whose local time is in `local`.
  private func piece(
    of span: ZoneSpan, _ range: ClosedRange<Int>, _ local: Range<Int>?
  ) -> Range<Int> {
    var start = max(range.lowerBound, span.start * Self.second)
    let last = range.upperBound.wholeSecond
    var end = span.end > last ? range.upperBound + 1 : span.end * Self.second
    if let local {
      start = max(start, (local.lowerBound - span.offset) * Self.second)
      end = min(end, (local.upperBound - span.offset) * Self.second)
    }
    return start..<max(start, end)
  }

  /// The first instant on the offset's grid that is at or after `instant`.
  private func firstOnGrid(from instant: Int, _ offset: Int) -> Int {
    guard isOnGrid && only == nil else { return instant }
    return lastOnGrid(through: instant + interval * 60 * Self.second - 1, offset)
  }

  /// The last instant at or before `instant` on the grid that belongs to the offset.
  private func lastOnGrid(through instant: Int, _ offset: Int) -> Int {
    guard isOnGrid && only == nil else { return instant }
    let local = instant + offset * Self.second
    let rest = local.flooredQuotientAndRemainder(by: interval * 60 * Self.second).1
    return instant - rest
  }
}

extension Int {
  /// This number of microseconds in whole seconds, rounded down.
  var wholeSecond: Int { flooredQuotientAndRemainder(by: DateSlots.second).0 }
}
