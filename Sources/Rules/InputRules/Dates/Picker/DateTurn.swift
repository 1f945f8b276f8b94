/// A picker's wheels during a turn, starting from the slot that is shown (D8.3 to D8.9).
struct DateTurn {
  let slots: DateSlots
  let kinds: [DateWheel.Kind]
  /// The slot that is shown, in microseconds since the start of 1970.
  private(set) var slot: Int
  /// The slot's local time, which the wheels show, in seconds (D4.2).
  private var shown: Int
  /// The local time before the turns, in seconds; turns keep the parts of it that no wheel shows
  /// (D4.3, D8.12).
  private let kept: Int
  /// The fraction of a second, in microseconds, which a turn doesn't change (D8.3).
  private let keptRest: Int
  // Only the settings that a turn needs are stored, because copying all settings would take longer
  // than the turn.
  private let mode: DatePickerMode
  private let calendar: DateCalendar
  private let overlap: OverlapChoice
  private let hasHalfDays: Bool

  init(_ settings: DatePickerSettings, from slot: Int) {
    (mode, calendar, overlap) = (settings.mode, settings.calendar, settings.overlap)
    hasHalfDays = settings.format.hourCycle.hasHalfDays
    slots = DateSlots(settings)
    kinds = settings.wheelKinds
    self.slot = slot
    let second = slot.wholeSecond
    shown = second + settings.zone.offset(atSecond: second)
    (kept, keptRest) = (shown, slot - second * DateSlots.second)
  }
}

extension DateTurn: WheelTurning {
  func row(of kind: DateWheel.Kind) -> Int {
    switch kind {
    case .year: shownDate.year - 1
    case .month: shownDate.month - 1
    case .day: shownDate.day - 1
    case .date: shown.day - DateCalendar.dayNumbers.lowerBound
    case .halfDay: shown.secondOfDay / 43_200
    case .hour: shown.secondOfDay / 3_600 % (hasHalfDays ? 12 : 24)
    case .minute: shown.secondOfDay / 60 % 60 / slots.interval
    case .hours, .minutes: 0
    }
  }

  func wheel(of kind: DateWheel.Kind) -> DateWheel {
    DateWheel(kind, of: calendar, hasHalfDays: hasHalfDays, every: slots.interval)
  }

  mutating func take(_ row: Int, of kind: DateWheel.Kind) throws(DatePickerProblem) {
    slot = try slot(selecting: row, of: kind)
    shown = slot.wholeSecond + slots.zone.offset(atSecond: slot.wholeSecond)
  }

  /// The slot after a turn to another row, in microseconds (D8.7 to D8.9).
  private func slot(
    selecting row: Int, of kind: DateWheel.Kind
  ) throws(DatePickerProblem) -> Int {
    guard let wanted = wanted(row, kind) else { throw .noSuchDate }
    let range = range(row, kind)
    let passes = passes(of: wanted, keptRest)
    let shown = passes.filter { range?.contains(wanted) == true && slots.contains($0) }
    if let found = chosen(among: shown) { return found }
    let instant =
      slots.zone.second(showing: wanted, in: overlap) * DateSlots.second + keptRest
    return nearest(instant, range) ?? nearest(instant, nil) ?? slot
  }

  func isEnabled(_ row: Int, _ kind: DateWheel.Kind) -> Bool {
    guard let range = range(row, kind) else { return false }
    return slots.first(from: .min, through: .max, showing: range) != nil
  }

  func isOutOfReach(_ row: Int, _ kind: DateWheel.Kind) -> Bool {
    guard let range = range(row, kind) else { return false }
    return range.lowerBound - CivilZone.farthest > slots.bounds.upperBound.wholeSecond
      || range.upperBound + CivilZone.farthest < slots.bounds.lowerBound.wholeSecond
  }

  /// The instants at which clocks show the slot's local time (D8.14).
  var passes: [Int] { passes(of: shown, slot - slot.wholeSecond * DateSlots.second) }
}

extension DateTurn {
  /// The instant chosen among `instants` of a local time; `nil` if there are none (D8.7).
  private func chosen(among instants: [Int]) -> Int? {
    guard instants.count > 1 else { return instants.first }
    let own = passes
    if own.count > 1 && slot == own.last { return instants.last }
    if own.count > 1 && slot == own.first { return instants.first }
    return overlap == .first ? instants.first : instants.last
  }

  /// The first slot at or after `instant` whose local time is in `range`, or else the last such
  /// slot before `instant` (D8.8).
  private func nearest(_ instant: Int, _ range: Range<Int>?) -> Int? {
    slots.first(from: instant, through: .max, showing: range)
      ?? slots.last(from: .min, through: instant, showing: range)
  }

  private func passes(of local: Int, _ rest: Int) -> [Int] {
    slots.zone.seconds(showing: local).map { $0 * DateSlots.second + rest }
  }
}

extension DateTurn {
  private var shownDate: CalendarDate { date(shown) }

  private func date(_ local: Int) -> CalendarDate {
    calendar.date(local.day) ?? CalendarDate(year: 1, month: 1, day: 1)
  }

  /// The date that the rows show after `row` is selected on the wheel of `kind`.
  private func date(with row: Int, of kind: DateWheel.Kind) -> CalendarDate {
    var date = shownDate
    // No wheel shows the day in this mode, so a turn keeps the day (D4.3).
    if mode == .yearAndMonth { date.day = self.date(kept).day }
    switch kind {
    case .year: date.year = row + 1
    case .month: date.month = row + 1
    case .day: date.day = row + 1
    default: break
    }
    return date
  }

  /// The local time in seconds that a turn requests; `nil` if the calendar lacks it (D8.3, D8.4).
  private func wanted(_ row: Int, _ kind: DateWheel.Kind) -> Int? {
    switch kind {
    case .year, .month, .day:
      let date = calendar.clamped(date(with: row, of: kind))
      return calendar.dayNumber(date).map { $0 * 86_400 + kept.secondOfDay }
    case .date, .halfDay, .hour, .minute:
      return start(of: .minute, row, kind)
    case .hours, .minutes: return nil
    }
  }

  /// The local times for which the wheel shows `row`, and all coarser wheels show their current
  /// rows (D8.6); `nil` if the calendar has none.
  private func range(_ row: Int, _ kind: DateWheel.Kind) -> Range<Int>? {
    switch kind {
    case .year, .month, .day: return dates(row, kind).map { $0.seconds }
    case .date, .halfDay, .hour, .minute:
      let start = start(of: kind, row, kind)
      return start..<start + length(of: kind)
    case .hours, .minutes: return nil
    }
  }

  private func dates(_ row: Int, _ kind: DateWheel.Kind) -> Range<Int>? {
    let date = date(with: row, of: kind)
    let isWholeYear = kind == .year
    let month = isWholeYear ? calendar.monthCount(date.year) : date.month
    guard month <= calendar.monthCount(date.year) else { return nil }
    let days = calendar.dayCount(month, date.year)
    guard kind == .day else {
      return calendar.days(
        from: CalendarDate(year: date.year, month: isWholeYear ? 1 : month, day: 1),
        through: CalendarDate(year: date.year, month: month, day: days))
    }
    return date.day <= days ? calendar.days(from: date, through: date) : nil
  }

  /// The first local second that matches the rows of the wheels from the coarsest to `finest`; the
  /// row of the wheel `kind` is `row`.
  private func start(of finest: DateWheel.Kind, _ row: Int, _ kind: DateWheel.Kind) -> Int {
    func value(_ other: DateWheel.Kind) -> Int { other == kind ? row : self.row(of: other) }
    var day = kept.day
    if mode == .dateAndTime { day = value(.date) + DateCalendar.dayNumbers.lowerBound }
    var start = day * 86_400
    if finest == .date { return start }
    if hasHalfDays { start += value(.halfDay) * 43_200 }
    if finest == .halfDay { return start }
    start += value(.hour) * 3_600
    return finest == .hour ? start : start + value(.minute) * slots.interval * 60
  }

  /// The time for which clocks show the local times of one row, in seconds.
  private func length(of kind: DateWheel.Kind) -> Int {
    switch kind {
    case .halfDay: 43_200
    case .hour: 3_600
    case .minute: slots.interval * 60
    default: 86_400
    }
  }
}

extension Int {
  fileprivate var day: Int { flooredQuotientAndRemainder(by: 86_400).0 }

  fileprivate var secondOfDay: Int { flooredQuotientAndRemainder(by: 86_400).1 }
}

extension Range<Int> {
  fileprivate var seconds: Range<Int> { lowerBound * 86_400..<upperBound * 86_400 }
}
