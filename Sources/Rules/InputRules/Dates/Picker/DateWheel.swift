/// One wheel of a date picker (D6.4 to D6.9).
public struct DateWheel: Hashable, Sendable {
  /// The part of a date that the wheel's rows show.
  public let kind: Kind
  /// The number of rows.
  public let rowCount: Int

  package init(_ kind: Kind, rowCount: Int) {
    self.kind = kind
    self.rowCount = rowCount
  }

  /// Whether the wheel has no end; if so, any integer identifies a row (W5.2, D6.13).
  public var isCyclic: Bool {
    switch kind {
    case .year, .date, .halfDay: false
    case .month, .day, .hour, .minute, .hours, .minutes: true
    }
  }

  /// The part of a date that a wheel's rows show.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case year
    case month
    case day
    case date
    case halfDay
    /// The hour of a time of day.
    case hour
    /// The minute of a time of day.
    case minute
    /// The hours of a countdown.
    case hours
    /// The minutes of a countdown.
    case minutes
  }
}

extension DateWheel {
  /// The row, from 0 to `rowCount` − 1, that an integer identifies (W5.1, W5.2).
  func row(for integer: Int, wheel: Int) throws(DatePickerProblem) -> Int {
    if (0..<rowCount).contains(integer) { return integer }
    guard isCyclic else { throw .wheels(.noRow(integer, wheel: wheel, rows: rowCount)) }
    let remainder = integer % rowCount
    return remainder < 0 ? remainder + rowCount : remainder
  }
}

extension DatePickerSettings {
  /// The kinds of the wheels, from left to right (D6.4 to D6.6).
  var wheelKinds: [DateWheel.Kind] {
    switch mode {
    case .time: timeKinds
    case .date: format.order.map(\.kind)
    case .dateAndTime: [.date] + timeKinds
    case .countDown: [.hours, .minutes]
    case .yearAndMonth: format.order.map(\.kind).filter { $0 != .day }
    }
  }

  private var timeKinds: [DateWheel.Kind] {
    guard format.hourCycle.hasHalfDays else { return [.hour, .minute] }
    return format.halfDayFirst ? [.halfDay, .hour, .minute] : [.hour, .minute, .halfDay]
  }

  var wheels: [DateWheel] { wheelKinds.map(wheel(of:)) }

  func wheel(of kind: DateWheel.Kind) -> DateWheel {
    let interval = kind == .minute ? DateSlots(self).interval : self.interval
    return DateWheel(
      kind, of: calendar, hasHalfDays: format.hourCycle.hasHalfDays, every: interval)
  }
}

extension DateWheel {
  /// Creates the wheel for a kind, with the right number of rows (D6.7 to D6.9).
  init(_ kind: Kind, of calendar: DateCalendar, hasHalfDays: Bool, every interval: Int) {
    self.kind = kind
    rowCount =
      switch kind {
      case .year: 9_999
      case .month: calendar.mostMonths
      case .day: calendar.mostDays
      case .date: DateCalendar.dayNumbers.count
      case .halfDay: 2
      case .hour: hasHalfDays ? 12 : 24
      case .hours: 24
      case .minute, .minutes: 60 / interval
      }
  }
}

extension DateWheel.Kind {
  /// The kind's position in the order of all wheels, from the coarsest to the finest (D8.5).
  var fineness: Int {
    switch self {
    case .year: 0
    case .month: 1
    case .day, .date: 2
    case .halfDay: 3
    case .hour, .hours: 4
    case .minute, .minutes: 5
    }
  }
}

extension DateWheelFormat.Part {
  fileprivate var kind: DateWheel.Kind {
    switch self {
    case .day: .day
    case .month: .month
    case .year: .year
    }
  }
}
