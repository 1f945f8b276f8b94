/// The values that the wheels of a picker show, and the kept parts of the time (D8.3).
struct PickerPosition {
  var year: Int
  var month: Int
  var day: Int
  /// The day number, unless the wheels show the year, the month or the day separately.
  var number: Int?
  var halfDay: Int
  var hour: Int
  var minute: Int
  /// The kept seconds and fractions of a second, in microseconds.
  var rest: Int
}

extension ModelDatePicker {
  /// The rank of a wheel; the coarsest wheel has the lowest rank (D8.5).
  func fineness(_ kind: DateWheel.Kind) -> Int {
    switch kind {
    case .year: 0
    case .month: 1
    case .day, .date: 2
    case .halfDay: 3
    case .hour, .hours: 4
    case .minute, .minutes: 5
    }
  }

  /// The shown local time with another row on one wheel; the parts that no wheel shows come from an
  /// instant, by default the picker's own (D8.3, D8.12).
  func position(with row: Int, on kind: DateWheel.Kind, keeping instant: Int? = nil)
    -> PickerPosition
  {
    let shown = local(at: self.instant).second
    let (kept, microseconds) = local(at: instant ?? self.instant)
    let keepsTime = settings.mode == .date || settings.mode == .yearAndMonth
    let number = (settings.mode == .time ? kept : shown).floored(by: 86_400)
    let second = (keepsTime ? kept : shown).remainder(by: 86_400)
    let calendar = PickerCalendar(settings.calendar)
    let date = calendar.date(number)
    let keptDate = calendar.date(kept.floored(by: 86_400))
    let day = settings.mode == .yearAndMonth ? keptDate?.day : date?.day
    var position = PickerPosition(
      year: date?.year ?? 1, month: date?.month ?? 1, day: day ?? 1,
      number: keepsTime ? nil : number, halfDay: second / 43_200, hour: second / 3_600 % 12,
      minute: keepsTime ? second / 60 % 60 : second / 60 % 60 / interval * interval,
      rest: keepsTime ? second % 60 * 1_000_000 + microseconds : 0)
    switch kind {
    case .year: position.year = row + 1
    case .month: position.month = row + 1
    case .day: position.day = row + 1
    case .date: position.number = DayCount.number(1, 1, 1) + row
    case .halfDay: position.halfDay = row
    case .hour:
      position.hour = row % 12
      if !hasHalfDays { position.halfDay = row / 12 }
    case .minute: position.minute = row * interval
    case .hours, .minutes: break
    }
    return position
  }

  /// The local seconds with the position's values on a wheel and on all coarser wheels (D8.6).
  func local(of position: PickerPosition, downTo kind: DateWheel.Kind) -> Range<Int>? {
    let calendar = PickerCalendar(settings.calendar)
    let fineness = fineness(kind)
    if fineness < 3 && position.number == nil {
      // For a month or a day that the calendar doesn't have, the last one is used.
      let isYear = fineness == 0
      let most = (calendar.mostMonths, calendar.mostDays)
      let start = calendar.number(
        position.year, isYear ? 1 : position.month, fineness < 2 ? 1 : position.day)
      let end = calendar.number(
        position.year, isYear ? most.0 : position.month, fineness < 2 ? most.1 : position.day)
      guard let start, let end, hasDate(position, downTo: fineness) else { return nil }
      return start * 86_400..<(end + 1) * 86_400
    }
    guard let number = position.number else { return nil }
    let midnight = number * 86_400
    let noon = midnight + position.halfDay * 43_200
    let hour = noon + position.hour * 3_600
    let minute = hour + position.minute * 60
    switch fineness {
    case 3: return noon..<(noon + 43_200)
    case 4: return hour..<(hour + 3_600)
    case 5: return minute..<(minute + 60)
    default: return midnight..<(midnight + 86_400)
    }
  }

  /// Whether the calendar has the month and, if it is shown, the day.
  private func hasDate(_ position: PickerPosition, downTo fineness: Int) -> Bool {
    if fineness == 0 { return true }
    let day = fineness == 1 ? 1 : position.day
    let calendar = PickerCalendar(settings.calendar)
    guard let number = calendar.number(position.year, position.month, day),
      let date = calendar.date(number)
    else { return false }
    return date.month == position.month && date.day == day
  }

  /// The ranges of instants that show the row on the wheel and keep the rows on coarser wheels;
  /// their slots are the candidates (D8.6).
  func candidates(_ row: Int, on kind: DateWheel.Kind, keeping instant: Int? = nil) -> [ClosedRange<
    Int
  >] {
    let position = position(with: row, on: kind, keeping: instant)
    return local(of: position, downTo: kind).map { slots.instants(local: $0) } ?? []
  }

  /// Whether a row on a wheel is enabled (D8.11).
  package func isEnabled(row: Int, wheel: Int) -> Bool {
    guard kinds.indices.contains(wheel), let row = try? self.row(row, ofWheel: wheel) else {
      return false
    }
    if settings.mode == .countDown {
      return durations.contains { hasRow($0, row, on: kinds[wheel]) }
    }
    return candidates(row, on: kinds[wheel]).contains { slots.first(in: $0) != nil }
  }

  /// Whether a duration has the row on the wheel and, for the minute wheel, the current hour.
  func hasRow(_ duration: Int, _ row: Int, on kind: DateWheel.Kind) -> Bool {
    if kind == .hours { return duration / 60 == row }
    return duration / 60 == minutes / 60 && duration % 60 / interval == row
  }

  /// The row that an integer stands for on a wheel (D8.1).
  func row(_ row: Int, ofWheel wheel: Int) throws(DatePickerProblem) -> Int {
    let kinds = kinds
    guard kinds.indices.contains(wheel) else { throw .wheels(.noWheel(wheel, wheels: kinds.count)) }
    let count = rowCounts[wheel]
    if isCyclic(kinds[wheel]) { return row.remainder(by: count) }
    if row < 0 || row >= count { throw .wheels(.noRow(row, wheel: wheel, rows: count)) }
    return row
  }

  var rowCounts: [Int] { wheels.map { $0.rowCount } }

  /// Whether a wheel of this kind accepts any integer as a row (D6.13).
  func isCyclic(_ kind: DateWheel.Kind) -> Bool {
    switch kind {
    case .year, .date, .halfDay: false
    case .month, .day, .hour, .minute, .hours, .minutes: true
    }
  }
}
