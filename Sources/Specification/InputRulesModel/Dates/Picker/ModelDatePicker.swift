/// A picker, implemented directly from the specification.
package struct ModelDatePicker {
  private(set) var settings: DatePickerSettings
  /// The slots: the instants that the value may be (D3.3).
  private(set) var slots: PickerSlots
  /// The picker's value; in a countdown, an instant that the picker keeps (D4.1, D11.5).
  var instant: Int
  /// The picker's value in minutes; outside a countdown, a duration that the picker keeps.
  var minutes = 0

  /// Creates a picker that starts with an instant (D1.4, D1.5).
  ///
  /// - Throws: `DatePickerError` for the first bound whose date the calendar can't show (D18.8).
  package init(_ settings: DatePickerSettings, at instant: Instant) throws(DatePickerError) {
    self.settings = settings
    slots = PickerSlots(settings)
    if let problem = slots.problem(of: settings.calendar) { throw problem }
    self.instant = instant.microseconds
    if settings.mode != .countDown { _ = set(instant.microseconds) }
    minutes = durations.first ?? 0
  }

  /// A picker with settings but no value.
  package init(unchecked settings: DatePickerSettings) {
    self.settings = settings
    slots = PickerSlots(settings)
    instant = 0
  }

  mutating func take(_ settings: DatePickerSettings) {
    self.settings = settings
    slots = PickerSlots(settings)
  }

  /// The value (D4.1).
  var value: DatePickerValue {
    settings.mode == .countDown ? .minutes(minutes) : .instant(Instant(microseconds: instant))
  }

  /// The durations that a countdown may have, in minutes (D5.5).
  var durations: [Int] {
    let interval = PickerSlots.interval(settings.minuteInterval)
    let least = settings.leastDuration == .zero ? 0 : 1
    return (least..<1_440).filter { $0 % interval == 0 }
  }

  /// Sets an instant (D11.1, D11.2).
  mutating func set(_ instant: Int) -> DatePickerEvent.Effect {
    if settings.mode == .countDown {
      self.instant = instant
      return .done
    }
    let slots = slots
    let isInBounds = slots.bounds.contains(instant)
    self.instant = slots.rounded(instant, settings.rounding)
    if !isInBounds { return .clamped }
    return self.instant == instant ? .done : .rounded
  }
}

extension ModelDatePicker {
  /// The wheels (D6.4 to D6.9).
  package var wheels: [DateWheel] { kinds.map { DateWheel($0, rowCount: rowCount($0)) } }

  /// Whether the picker uses a 12-hour clock (D6.5).
  var hasHalfDays: Bool { settings.hasHalfDays }

  var kinds: [DateWheel.Kind] { settings.shownKinds }

  /// The number of rows on a wheel (D6.7 to D6.9).
  private func rowCount(_ kind: DateWheel.Kind) -> Int {
    let calendar = PickerCalendar(settings.calendar)
    switch kind {
    case .year: return 9_999
    case .date: return 3_652_059
    case .month: return calendar.mostMonths
    case .day: return calendar.mostDays
    case .halfDay: return 2
    case .hour: return hasHalfDays ? 12 : 24
    case .hours: return 24
    case .minute, .minutes: return 60 / interval
    }
  }

  /// The minute interval of the wheels (D3.1, D3.4).
  var interval: Int {
    settings.mode == .countDown ? PickerSlots.interval(settings.minuteInterval) : slots.interval
  }

  /// The local second at an instant in the picker's zone, and the instant's remaining microseconds
  /// (D4.2).
  func local(at instant: Int) -> (second: Int, microseconds: Int) {
    let second = instant.floored(by: 1_000_000)
    return (second + slots.offsets.offset(at: second), instant - second * 1_000_000)
  }

  package var rows: [Int] {
    let interval = interval
    if settings.mode == .countDown { return [minutes / 60, minutes % 60 / interval] }
    let local = local(at: instant).second
    let day = local.floored(by: 86_400)
    let second = local - day * 86_400
    let date = PickerCalendar(settings.calendar).date(day)
    return kinds.map { kind in
      switch kind {
      case .year: (date?.year ?? 1) - 1
      case .month: (date?.month ?? 1) - 1
      case .day: (date?.day ?? 1) - 1
      case .date: day - DayCount.number(1, 1, 1)
      case .halfDay: second / 43_200
      case .hour: hasHalfDays ? second / 3_600 % 12 : second / 3_600
      case .minute: second / 60 % 60 / interval
      case .hours, .minutes: 0
      }
    }
  }
}

extension DatePickerSettings {
  /// Whether the format uses a 12-hour clock (D6.5).
  package var hasHalfDays: Bool { format.hourCycle == .h11 || format.hourCycle == .h12 }

  /// The wheels, from left to right (D6.4 to D6.6).
  package var shownKinds: [DateWheel.Kind] {
    let parts = format.order.map { part -> DateWheel.Kind in
      switch part {
      case .day: .day
      case .month: .month
      case .year: .year
      }
    }
    let clock: [DateWheel.Kind] = [.hour, .minute]
    let times = !hasHalfDays ? clock : format.halfDayFirst ? [.halfDay] + clock : clock + [.halfDay]
    switch mode {
    case .time: return times
    case .date: return parts
    case .dateAndTime: return [.date] + times
    case .countDown: return [.hours, .minutes]
    case .yearAndMonth: return parts.filter { $0 != .day }
    }
  }
}

extension ModelDatePicker {
  /// The title of a row (D6.10 to D6.12).
  ///
  /// - Throws: a wheel or a row that doesn't exist (D8.1).
  package func title(ofRow row: Int, wheel: Int) throws(DatePickerProblem) -> String {
    let row = try self.row(row, ofWheel: wheel)
    let format = settings.format
    let number = number(ofRow: row, kinds[wheel])
    switch kinds[wheel] {
    case .year, .day, .hours: return digits(number, 1)
    case .hour: return digits(number, format.padsHours ? 2 : 1)
    case .minute, .minutes: return digits(number, 2)
    case .month:
      let names = settings.calendar.monthNames ?? format.months
      return row < names.count ? names[row] : digits(number, 1)
    case .halfDay: return format.names.halfDays[row]
    case .date:
      let (year, month, day) = DayCount.date(DayCount.number(1, 1, 1) + row)
      let time = CivilTime(year: year, month: month, day: day, hour: 0, minute: 0, second: 0)
      return ModelCivilTime().text(
        of: time, format: format.dateFormat.text, names: format.names, zoneName: "")
    }
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    ModelCivilTime().number(number, count, settings.format.names)
  }

  /// The number that a row shows (D6.10, D6.11).
  private func number(ofRow row: Int, _ kind: DateWheel.Kind) -> Int {
    switch kind {
    case .year, .month, .day: return row + 1
    case .minute, .minutes: return row * interval
    case .hours, .halfDay, .date: return row
    case .hour:
      switch settings.format.hourCycle {
      case .h11, .h23: return row
      case .h12: return row == 0 ? 12 : row
      case .h24: return row == 0 ? 24 : row
      }
    }
  }

  /// The spoken text of a wheel: value, role, trait and hint; `nil` if the wheel doesn't exist
  /// (D9.1, D9.2).
  package func spoken(ofWheel wheel: Int) -> [String]? {
    guard kinds.indices.contains(wheel), let title = try? title(ofRow: rows[wheel], wheel: wheel)
    else { return nil }
    let speech = settings.format.speech
    let kind = kinds[wheel]
    let texts: SpokenNumber? =
      switch kind {
      case .hour: speech.hour
      case .minute: speech.minute
      case .hours: speech.hours
      case .minutes: speech.minutes
      case .year, .month, .day, .date, .halfDay: nil
      }
    var value = title
    if let texts {
      let number = number(ofRow: rows[wheel], kind)
      let text = number == 1 ? texts.one : texts.other
      value = text.split(separator: "#", omittingEmptySubsequences: false).joined(
        separator: digits(number, 1))
    }
    return [value, "Picker item", "Adjustable", speech.hint]
  }

  /// Selects a valid row, and keeps the hidden parts of an instant's local time (D8.2 to D8.9,
  /// D8.12).
  ///
  /// If the wheel already shows the row, the row is selected again only if `isAgain` is true.
  mutating func select(_ row: Int, wheel: Int, keeping instant: Int? = nil, isAgain: Bool = false)
    throws(DatePickerProblem)
  {
    if rows[wheel] == row && !isAgain { return }
    let kind = kinds[wheel]
    if settings.mode == .countDown {
      minutes = duration(wanting: row, on: kind)
      return
    }
    let position = position(with: row, on: kind, keeping: instant)
    guard let wanted = second(of: position) else { throw .noSuchDate }
    let slots = slots
    let candidates = candidates(row, on: kind, keeping: instant)
    let showing = slots.offsets.seconds(showing: wanted).map {
      $0 * 1_000_000 + position.rest % 1_000_000
    }
    let found = showing.filter { instant in
      candidates.contains { $0.contains(instant) } && slots.contains(instant)
    }
    if let chosen = pass(of: found) {
      self.instant = chosen
      return
    }
    let second = slots.offsets.second(of: wanted, choosing: settings.overlap)
    let start = second * 1_000_000 + position.rest % 1_000_000
    self.instant =
      nearest(to: start, in: candidates) ?? slots.slot(notBefore: start)
      ?? slots.rounded(start, .down)
  }

  /// The local second at a position, or `nil` if the calendar has no such date (D8.3, D8.4).
  private func second(of position: PickerPosition) -> Int? {
    let calendar = PickerCalendar(settings.calendar)
    let number = position.number ?? calendar.number(position.year, position.month, position.day)
    let time = position.halfDay * 43_200 + position.hour * 3_600 + position.minute * 60
    return number.map { $0 * 86_400 + time + position.rest / 1_000_000 }
  }

  /// The first or the last of the instants in `found`: the one that keeps the value's pass or, if
  /// the value has only one pass, the one that the settings choose (D8.7).
  private func pass(of found: [Int]) -> Int? {
    let all = passes
    if all.count > 1 && all.last == instant { return found.last }
    if all.count > 1 && all.first == instant { return found.first }
    return settings.overlap == .first ? found.first : found.last
  }

  /// The instants at which the clock shows the value's local time, in order (D8.7, D8.14).
  var passes: [Int] {
    let (second, microseconds) = local(at: instant)
    return slots.offsets.seconds(showing: second).map { $0 * 1_000_000 + microseconds }
  }

  /// The first candidate at or after an instant or, if there is none, the last candidate; `nil` if
  /// there are no candidates (D8.8).
  private func nearest(to instant: Int, in candidates: [ClosedRange<Int>]) -> Int? {
    let after = candidates.filter { $0.upperBound >= instant }.compactMap {
      slots.first(in: max($0.lowerBound, instant)...$0.upperBound)
    }
    return after.min() ?? candidates.compactMap { slots.last(in: $0) }.max()
  }

  /// The duration that a turn to a row selects (D8.15).
  private func duration(wanting row: Int, on kind: DateWheel.Kind) -> Int {
    let wanted = kind == .hours ? row * 60 + minutes % 60 : minutes / 60 * 60 + row * interval
    let candidates = durations.filter { hasRow($0, row, on: kind) }
    let slots = candidates.isEmpty ? durations : candidates
    return slots.first { $0 >= wanted } ?? slots[slots.count - 1]
  }

  /// The allowed duration to which minutes are rounded (D5.5).
  func rounded(_ minutes: Int) -> Int {
    let before = durations.last { $0 <= minutes }
    let after = durations.first { $0 >= minutes }
    guard let before else { return after ?? 0 }
    guard let after, settings.rounding == .nearest else { return before }
    return after - minutes <= minutes - before ? after : before
  }
}
