/// The date orders, clocks and names of CLDR's locales (D6.16).
///
/// The data is stored as text, which compiles quickly, and is read when it is first needed. Each
/// line lists locales that share all values, followed by the values, separated by semicolons. A
/// value is empty if it equals the one in the line above, and `=` if it equals the value to its
/// left. A locale is listed only if its values differ from those for its identifier without the
/// last subtag.
enum DateLocaleTable {
  struct Row {
    fileprivate let values: [String]

    /// The order of day, month and year, such as `dmy`.
    var order: String { values[1] }
    /// The hour cycle, such as `h23` for the hours 0 to 23.
    var hours: String { "h" + values[2] }
    var padsHours: Bool { values[3] == "2" }
    var halfDayFirst: Bool { values[4] == "first" }
    var dateFormat: String { values[5] }
    /// The names of the months as written alone, for the month wheel.
    var wheelMonths: [String] { names(6) }
    /// The names of the months as written in dates.
    var months: [String] { names(7) }
    var shortMonths: [String] { names(8) }
    var weekdays: [String] { names(9) }
    var shortWeekdays: [String] { names(10) }
    var halfDays: [String] { names(11) }
    var numberingSystem: String { values[12] }

    private func names(_ column: Int) -> [String] { values[column].utf8.parts(between: ["|"]) }
  }

  /// The rows of all locales, keyed by lowercase identifier.
  private static let rows: [String: Row] = {
    var (rows, above) = ([String: Row](), [String]())
    for line in text.utf8.parts(between: ["\n"]) {
      var values = line.utf8.parts(between: [";"])
      for column in values.indices {
        if values[column].isEmpty { values[column] = above[column] }
        if values[column] == "=" { values[column] = values[column - 1] }
      }
      above = values
      for identifier in values[0].utf8.parts(between: [" "]) {
        rows[identifier.asciiLowercased] = Row(values: values)
      }
    }
    return rows
  }()

  /// The row of the locale or of the nearest listed locale; by default, the row of CLDR's root.
  static func row(of tag: LocaleTag) -> Row? {
    tag.candidates.lazy.compactMap { rows[$0] }.first ?? rows["root"]
  }
}

/// The formats of CLDR 49's locales (D6.16).
extension DateWheelFormat {
  /// The format of CLDR's root locale: year, month and day in this order, and a 24-hour clock.
  public static let root = DateWheelFormat(locale: "root")

  /// Creates the format of a locale from CLDR's data, and never from the platform's data (D6.16).
  ///
  /// In the identifier, `-` and `_` are equivalent, and case is ignored. For English, rows are
  /// spoken in phrases such as “5 o'clock” (D9.3); for other languages, a row's title is spoken.
  /// - Parameter identifier: a locale identifier, such as `de-CH`, `en_GB` or
  ///   `ar-u-nu-latn-hc-h23`; for an unknown locale, the root locale's format is used. An unknown
  ///   numbering system or hour cycle is ignored.
  public init(locale identifier: String) {
    let tag = LocaleTag(identifier)
    guard let row = DateLocaleTable.row(of: tag), let format = Self(row, tag) else {
      preconditionFailure("The table is damaged; regenerate it with scripts/tables.")
    }
    self = format
  }

  /// Creates a format from a row and the settings in a locale tag; `nil` if the row isn't valid.
  private init?(_ row: DateLocaleTable.Row, _ tag: LocaleTag) {
    guard let cycle = tag.hourCycle.flatMap(HourCycle.init) ?? HourCycle(row.hours) else {
      return nil
    }
    let isEnglish = tag.subtags.first == "en"
    try? self.init(
      order: row.order.unicodeScalars.compactMap(Part.init), hourCycle: cycle,
      padsHours: row.padsHours, halfDayFirst: row.halfDayFirst,
      months: row.wheelMonths, names: DateNames(row, tag),
      dateFormat: row.dateFormat, speech: isEnglish ? .english(cycle) : DateSpeech())
  }
}

extension DateNames {
  /// Creates a locale's names and digits from CLDR, never from the platform's data (D6.16).
  /// - Parameter identifier: a locale identifier, such as `de-CH`, `en_GB` or `ar-u-nu-latn`; for
  ///   an unknown locale, the names of CLDR's root locale are used.
  public init(locale identifier: String) { self = DateWheelFormat(locale: identifier).names }

  /// Creates a row's names, with the row's digits unless the locale tag specifies others.
  fileprivate init(_ row: DateLocaleTable.Row, _ tag: LocaleTag) {
    let digits = tag.numberingSystem.flatMap(LocaleTable.digits)
    self.init(
      months: row.months, shortMonths: row.shortMonths, weekdays: row.weekdays,
      shortWeekdays: row.shortWeekdays, halfDays: row.halfDays,
      digits: digits ?? LocaleTable.digits(of: row.numberingSystem) ?? [])
  }
}

extension DateWheelFormat.Part {
  /// Creates the part of a date that a letter represents in an order such as `dmy`.
  fileprivate init?(_ letter: Unicode.Scalar) {
    switch letter {
    case "d": self = .day
    case "m": self = .month
    case "y": self = .year
    default: return nil
    }
  }
}

extension DateWheelFormat.HourCycle {
  /// The hour cycle with this name, such as `h23`.
  fileprivate init?(_ hours: String) {
    guard let cycle = Self.allCases.first(where: { "\($0)" == hours }) else { return nil }
    self = cycle
  }
}
