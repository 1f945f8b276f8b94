/// The date orders, clocks and names of CLDR's locales (D6.16).
///
/// The data is text, which compiles quickly, and is read when it is first needed. A line of `lists`
/// is a list of names, or a date format. A line of `locales` contains an order, an hour cycle, the
/// smallest number of digits in an hour, the place of the half-day, the indices of seven lists and
/// a numbering system. The locales with exactly these values follow. A locale is listed only if its
/// values differ from the values for its identifier without the last subtag.
enum DateLocaleTable {
  /// The content of a line of `locales`.
  struct Row {
    /// The order of day, month and year, such as `dmy`.
    let order: String
    /// The hour cycle, such as `h23` for the hours 0 to 23.
    let hours: String
    let padsHours: Bool
    let halfDayFirst: Bool
    /// The indices of seven lists: the date format; months by themselves, in dates and abbreviated;
    /// weekdays in full and abbreviated; and half-days.
    let lists: [Int]
    let numberingSystem: String
  }

  /// The rows of all locales, by their lowercase identifiers.
  private static let rows: [String: Row] = {
    var rows: [String: Row] = [:]
    for line in locales.utf8.parts(between: ["\n"]) {
      let words = line.utf8.parts(between: [" "])
      guard let end = words.firstIndex(of: ":"), let row = row(words[..<end]) else { continue }
      for identifier in words[(end + 1)...] { rows[identifier.asciiLowercased] = row }
    }
    return rows
  }()

  /// The lines of `lists`.
  private static let names: [[String]] = lists.utf8.parts(between: ["\n"]).map { line in
    line.utf8.parts(between: ["|"])
  }

  private static func row(_ words: ArraySlice<String>) -> Row? {
    guard words.count == 12 else { return nil }
    let words = Array(words)
    return Row(
      order: words[0], hours: "h" + words[1], padsHours: words[2] == "2",
      halfDayFirst: words[3] == "first",
      lists: words[4..<11].compactMap { Int($0) }, numberingSystem: words[11])
  }

  /// The row of a locale, or of the nearest listed locale, or of the root.
  static func row(of tag: LocaleTag) -> Row? {
    tag.candidates.lazy.compactMap { rows[$0] }.first ?? rows["root"]
  }

  /// One of a row's lists.
  static func list(_ index: Int, of row: Row) -> [String] {
    guard row.lists.indices.contains(index), names.indices.contains(row.lists[index]) else {
      return []
    }
    return names[row.lists[index]]
  }
}

/// The formats of CLDR 49's locales (D6.16).
extension DateWheelFormat {
  /// The format of CLDR's root: year, month and day, and a 24-hour clock.
  public static let root = DateWheelFormat(locale: "root")

  /// The format of a locale, from CLDR and never from the platform (D6.16).
  ///
  /// `-` and `_` are equivalent, and case is ignored. English is spoken as in D9.3; in other
  /// languages, titles are spoken.
  /// - Parameter identifier: a locale identifier, such as `de-CH`, `en_GB` or
  ///   `ar-u-nu-latn-hc-h23`; for an unknown locale, the root's format is used. An unknown
  ///   numbering system or hour cycle is ignored.
  public init(locale identifier: String) {
    let tag = LocaleTag(identifier)
    guard let row = DateLocaleTable.row(of: tag), let format = Self(row, tag) else {
      preconditionFailure("The table is damaged; make it again with scripts/tables.")
    }
    self = format
  }

  /// Creates the format in a row of the table, with a tag's settings; `nil` if the row isn't valid.
  private init?(_ row: DateLocaleTable.Row, _ tag: LocaleTag) {
    guard let cycle = tag.hourCycle.flatMap(HourCycle.init) ?? HourCycle(row.hours) else {
      return nil
    }
    let isEnglish = tag.subtags.first == "en"
    try? self.init(
      order: row.order.unicodeScalars.compactMap(Part.init), hourCycle: cycle,
      padsHours: row.padsHours, halfDayFirst: row.halfDayFirst,
      months: DateLocaleTable.list(1, of: row), names: DateNames(row, tag),
      dateFormat: DateLocaleTable.list(0, of: row).first ?? "",
      speech: isEnglish ? .english(cycle) : DateSpeech())
  }
}

extension DateNames {
  /// The names and digits of a locale, from CLDR and never from the platform (D6.16).
  /// - Parameter identifier: a locale identifier, such as `de-CH`, `en_GB` or `ar-u-nu-latn`; for
  ///   an unknown locale, the names in CLDR's root are used.
  public init(locale identifier: String) { self = DateWheelFormat(locale: identifier).names }

  /// Creates the names in a row of the table, with the digits that a tag sets.
  fileprivate init(_ row: DateLocaleTable.Row, _ tag: LocaleTag) {
    let digits = tag.numberingSystem.flatMap(LocaleTable.digits)
    self.init(
      months: DateLocaleTable.list(2, of: row), shortMonths: DateLocaleTable.list(3, of: row),
      weekdays: DateLocaleTable.list(4, of: row), shortWeekdays: DateLocaleTable.list(5, of: row),
      halfDays: DateLocaleTable.list(6, of: row),
      digits: digits ?? LocaleTable.digits(of: row.numberingSystem) ?? [])
  }
}

extension DateWheelFormat.Part {
  /// Creates the part that a letter in an order represents.
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
  /// The cycle of these hours, such as `h23`.
  fileprivate init?(_ hours: String) {
    guard let cycle = Self.allCases.first(where: { "\($0)" == hours }) else { return nil }
    self = cycle
  }
}
