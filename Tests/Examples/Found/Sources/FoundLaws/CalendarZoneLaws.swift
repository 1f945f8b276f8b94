import Foundation
import FoundFrame
import PropertyTesting

/// Laws about the Gregorian calendar near changes of clocks.
enum CalendarZoneLaws {
  static let all: [Law] = [intervalContainsItsDate, intervalsTile]

  /// A time zone, and a moment within hours of a change of its clocks.
  static let changes = zip(
    Generator<String>.among(
      "Europe/Berlin", "America/New_York", "America/St_Johns", "Australia/Lord_Howe",
      "America/Sao_Paulo", "Asia/Tehran", "Africa/Cairo", "America/Santiago"),
    .int(in: 0...1_500_000_000), .int(in: -12...12)
  ).map { zone, seconds, halfHours in
    let change = TimeZone(identifier: zone)?.nextDaylightSavingTimeTransition(
      after: Date(timeIntervalSince1970: Double(seconds)))
    return Moment(
      zone: zone, date: (change ?? .distantPast).addingTimeInterval(Double(halfHours) * 1800 + 60))
  }

  /// A moment in a time zone.
  struct Moment: Sendable {
    let zone: String
    let date: Date
    var calendar: Calendar { .gregorian(in: zone) }
  }

  static let intervalContainsItsDate = Law(
    "interval-contains-its-date", .postcondition,
    forAll: zip(changes, .among(.hour, .day, .weekOfYear, .month, .year)),
    causes: [
      "day-interval-at-midnight-overlap": { $0.0.zone == "America/St_Johns" && $0.1 != .hour }
    ]
  ) { (moment: Moment, unit: Calendar.Component) in
    let interval = moment.calendar.dateInterval(of: unit, for: moment.date)
    try require(interval.map { $0.start <= moment.date && moment.date < $0.end } == true)
  }

  static let intervalsTile = Law(
    "intervals-tile", .algebra, forAll: zip(changes, .among(.hour, .day, .month, .year)),
    causes: ["hour-interval-of-half-hour-change": { $0.0.zone == "Australia/Lord_Howe" }]
  ) { (moment: Moment, unit: Calendar.Component) in
    guard let interval = moment.calendar.dateInterval(of: unit, for: moment.date) else {
      throw FoundError.noInterval
    }
    try requireEqual(moment.calendar.dateInterval(of: unit, for: interval.end)?.start, interval.end)
  }
}

/// The reason a law is broken without a difference.
enum FoundError: Error {
  /// There is no interval.
  case noInterval
}
