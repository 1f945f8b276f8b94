import Foundation
import InputRulesFoundation

/// One of Foundation's time zones, from 1970 to 2037, with its Gregorian calendar.
package struct PlatformZone: Sendable {
  /// The zone's name.
  package let name: String
  /// The zone as the adapter converts it.
  package let zone: CivilZone
  private let calendar: Calendar

  /// Twelve zones, if the platform has them: with half hours, a skipped day, negative summer time,
  /// and rules that change each year; and Greenwich's, which every platform has.
  package static let all = [
    "America/New_York", "America/Sao_Paulo", "America/St_Johns", "Africa/Casablanca",
    "Antarctica/Troll", "Asia/Gaza", "Asia/Kathmandu", "Asia/Tehran", "Australia/Lord_Howe",
    "Europe/Dublin", "Pacific/Apia", "Pacific/Kwajalein", "GMT",
  ].compactMap(PlatformZone.init(named:))

  private init?(named name: String) {
    let range = Instant(seconds: 0)...Instant(seconds: 2_145_916_800)
    guard let platform = TimeZone(identifier: name), let zone = try? CivilZone(platform, in: range)
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = platform
    (self.name, self.zone, self.calendar) = (name, zone, calendar)
  }

  /// The instant that Foundation's calendar gives for a local time.
  package func instant(of time: CivilTime) -> Instant? {
    calendar.date(from: DateComponents(time)).map { Instant($0) }
  }
}
