import Foundation
import InputRules

extension DateWheelFormat {
  /// CLDR 49's format for a locale, the same on every platform (D6.16).
  ///
  /// The platform only names the locale by language, script and region; its own names and orders
  /// aren't used. The hour cycle and the digits are those that the locale names, as in
  /// `en_US@hours=h23;numbers=arab`, or otherwise its defaults.
  /// - Parameter locale: the locale; one that CLDR doesn't list has the format of its language, or
  ///   of the root.
  public init(_ locale: Locale) {
    let format = DateWheelFormat(locale: locale.listedIdentifier ?? "root")
    let named = Locale.Components(locale: locale)
    let cycle = named.hourCycle.flatMap(HourCycle.init) ?? format.hourCycle
    let names = named.numberingSystem == nil ? nil : NumberSymbols(locale)
    self = (try? format.with(cycle, digits: names?.digits ?? format.names.digits)) ?? format
  }

  /// The format with another hour cycle and other digits.
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
  /// CLDR 49's names and digits for a locale, the same on every platform (D6.16).
  /// - Parameter locale: the locale, with the numbering system that it names, or otherwise its
  ///   default.
  public init(_ locale: Locale) { self = DateWheelFormat(locale).names }
}

extension DateWheelFormat.HourCycle {
  /// The platform's hour cycle.
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
