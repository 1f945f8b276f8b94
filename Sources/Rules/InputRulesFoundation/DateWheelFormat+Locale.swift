import Foundation
import InputRules

extension DateWheelFormat {
  /// Creates the format for a locale from CLDR 49, so that it is the same on every platform
  /// (D6.16).
  ///
  /// Only the locale's language, script and region are used, not the platform's own names and
  /// orders. The locale can specify an hour cycle and digits, as in `en_US@hours=h23;numbers=arab`;
  /// if it doesn't, its defaults are used.
  /// - Parameter locale: the locale. If CLDR doesn't list the locale, the format for its language
  ///   is used, or else the root locale's format.
  public init(_ locale: Locale) {
    let format = DateWheelFormat(locale: locale.listedIdentifier ?? "root")
    let named = Locale.Components(locale: locale)
    let cycle = named.hourCycle.flatMap(HourCycle.init) ?? format.hourCycle
    let names = named.numberingSystem == nil ? nil : NumberSymbols(locale)
    self = (try? format.with(cycle, digits: names?.digits ?? format.names.digits)) ?? format
  }

  private func with(
    _ cycle: HourCycle, digits: [Unicode.Scalar]
  ) throws(DateWheelFormatError) -> DateWheelFormat {
    let names = DateNames(
      months: names.months, shortMonths: names.shortMonths, weekdays: names.weekdays,
      shortWeekdays: names.shortWeekdays, halfDays: names.halfDays, digits: digits)
    return try DateWheelFormat(
      order: order, hourCycle: cycle, padsHours: padsHours, halfDayFirst: halfDayFirst,
      months: months, names: names, dateFormat: dateFormat.text,
      speech: speech == .english(hourCycle) ? .english(cycle) : speech)
  }
}

extension DateNames {
  /// Creates the names and digits for a locale from CLDR 49, so that they are the same on every
  /// platform (D6.16).
  /// - Parameter locale: the locale, which may specify a numbering system.
  public init(_ locale: Locale) { self = DateWheelFormat(locale).names }
}

extension DateWheelFormat.HourCycle {
  fileprivate init?(_ cycle: Locale.HourCycle) {
    switch cycle {
    case .zeroToEleven: self = .h11
    case .oneToTwelve: self = .h12
    case .zeroToTwentyThree: self = .h23
    case .oneToTwentyFour: self = .h24
    @unknown default: return nil
    }
  }
}
