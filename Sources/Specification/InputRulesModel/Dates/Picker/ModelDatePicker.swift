/// A picker, as plain as the specification.
struct ModelDatePicker {
  private(set) var settings: DatePickerSettings
  /// The instants that the picker's value can be (D3.3).
  private(set) var slots: PickerSlots
  /// The instant that is the picker's value, or that the picker keeps (D4.1, D11.5).
  var instant: Int
  /// The duration in minutes that is the picker's value, or that the picker keeps.
  var minutes = 0

  /// A picker that starts with an instant (D1.4, D1.5).
  ///
  /// - Throws: the first day number that its calendar lacks (D18.8).
  init(_ settings: DatePickerSettings, at instant: Instant) throws(DatePickerError) {
    self.settings = settings
    slots = PickerSlots(settings)
    if let problem = slots.problem(of: settings.calendar) { throw problem }
    self.instant = instant.microseconds
    if settings.mode != .countDown { _ = set(instant.microseconds) }
    minutes = durations.first ?? 0
  }

  /// A picker with settings, and without a value.
  init(unchecked settings: DatePickerSettings) {
    self.settings = settings
    slots = PickerSlots(settings)
    instant = 0
  }

  /// Replaces the settings.
  mutating func take(_ settings: DatePickerSettings) {
    self.settings = settings
    slots = PickerSlots(settings)
  }

  /// The value (D4.1).
  var value: DatePickerValue {
    settings.mode == .countDown ? .minutes(minutes) : .instant(Instant(microseconds: instant))
  }

  /// The slots of a countdown (D5.5).
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

// The shown rows.
extension ModelDatePicker {
  /// The wheels (D6.4 to D6.9).
  var wheels: [DateWheel] { kinds.map { DateWheel($0, rowCount: rowCount($0)) } }

  /// Whether the clock has 12 hours (D6.5).
  var hasHalfDays: Bool { settings.hasHalfDays }

  /// The wheels.
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

  /// The local seconds that wheels would show at an instant, and its microseconds (D4.2).
  func local(at instant: Int) -> (second: Int, microseconds: Int) {
    let second = DayCount.floor(instant, by: 1_000_000)
    return (second + slots.offsets.offset(at: second), instant - second * 1_000_000)
  }

  /// The rows that the wheels show.
  var rows: [Int] {
    let interval = interval
    if settings.mode == .countDown { return [minutes / 60, minutes % 60 / interval] }
    let local = local(at: instant).second
    let day = DayCount.floor(local, by: 86_400)
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
  /// Whether the clock has 12 hours (D6.5).
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
