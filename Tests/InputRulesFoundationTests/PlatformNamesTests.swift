import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// Compares the names and date formats in the table with the platform's, for all locales that both
/// have (D6.16).
///
/// The differences are in the table `Names/foundation-6.3.tsv`: the property, the platform's
/// answer, and the locales for which CLDR 49 has a different answer. The table must be exact for
/// the platform on which it was recorded, and complete for other platforms. `WRITE_NAMES=FILE`
/// writes the table.
@Suite struct PlatformNamesTests {
  @Test func `The table's names and formats equal the platform's, with known exceptions`() throws {
    let platform = Set(Locale.availableIdentifiers.map { $0.replacing("_", with: "-") })
    let identifiers = NumberSymbols.localeIdentifiers.filter(platform.contains)
    #expect(identifiers.count > 600)
    var others: [String: [String]] = [:]
    for identifier in identifiers {
      let theirs = PlatformNames(identifier).answers
      let ours = PlatformNames.answers(of: DateWheelFormat(locale: identifier))
      for ((name, text), our) in zip(theirs, ours) where text != our.text {
        others["\(name)\t\(text)", default: []].append(identifier)
      }
    }
    let lines = others.map { "\($0.key)\t\($0.value.joined(separator: " "))" }
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Names/foundation-6.3.tsv")
    let known = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    if let path = ProcessInfo.processInfo.environment["WRITE_NAMES"] {
      let text = (["what\tplatform\tlocales"] + lines.sorted()).joined(separator: "\n") + "\n"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let (found, listed) = (Set(lines), Set(known.map(String.init)))
    #expect(found.subtracting(listed) == [], "not in the table of differences")
    #expect(
      !isRecordedPlatform || listed.subtracting(found) == [], "in the table, but not a difference")
  }

  @Test(arguments: [
    ("de_DE", "de"), ("de_Latn_CH", "de-CH"), ("zh_TW", "zh-Hant"), ("sr_ME", "sr-Latn-ME"),
    ("pa_Aran_PK", "pa-Arab"), ("ca_ES_VALENCIA", "ca"), ("en_US", "en"), ("en_GB", "en-GB"),
    ("de_CH@calendar=buddhist;currency=JPY", "de-CH"), ("xx", "root"), ("", "root"), ("C", "root"),
  ])
  func `A locale has the format of its listed identifier`(identifier: String, listed: String) {
    #expect(DateWheelFormat(Locale(identifier: identifier)) == DateWheelFormat(locale: listed))
    #expect(DateNames(Locale(identifier: identifier)) == DateNames(locale: listed))
  }

  @Test func `A Foundation locale may specify the hour cycle and the digits`() {
    let locale = Locale(identifier: "en_US@hours=h23;numbers=deva")
    let (format, english) = (DateWheelFormat(locale), DateWheelFormat(locale: "en"))
    #expect(format.hourCycle == .h23)
    #expect(format.speech == .english(.h23))
    #expect(format.names.digits == Array("०१२३४५६७८९".unicodeScalars))
    #expect(format.order == english.order && format.months == english.months)
    #expect(DateWheelFormat(Locale(identifier: "de@hours=h12")).hourCycle == .h12)
    #expect(DateWheelFormat(Locale(identifier: "ar_EG")).names.digits.first == "٠")
  }
}

private struct PlatformNames {
  /// The subjects that are compared, each with its answer as text.
  let answers: [(name: String, text: String)]

  init(_ identifier: String) {
    let locale = Locale(identifier: "\(identifier)@calendar=gregorian")
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let formatter = DateFormatter()
    formatter.locale = locale
    (formatter.dateStyle, formatter.timeStyle) = (.short, .none)
    let date = Self.fields(of: formatter.dateFormat)
    (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
    let time = Self.fields(of: formatter.dateFormat)
    let hour = time.first { "hHkK".contains($0) } ?? " "
    let isHalfDayFirst = time.prefix { $0 != hour }.contains("a")
    answers = Self.answers(
      calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols,
      calendar.weekdaySymbols, calendar.shortWeekdaySymbols,
      [calendar.amSymbol, calendar.pmSymbol],
      order: date.filter { "dMy".contains($0) }.lowercased(),
      clock: "\(hour)\(time.contains("\(hour)\(hour)") ? " 2" : " 1")"
        + ("hK".contains(hour) ? isHalfDayFirst ? " first" : " last" : ""))
  }

  /// The answers that the table gives.
  static func answers(of format: DateWheelFormat) -> [(name: String, text: String)] {
    let (names, cycle) = (format.names, format.hourCycle)
    let letter = [.h11: "K", .h12: "h", .h23: "H", .h24: "k"][cycle] ?? ""
    return answers(
      names.months, format.months, names.shortMonths, names.weekdays, names.shortWeekdays,
      names.halfDays, order: format.order.map { String("\($0)".prefix(1)) }.joined(),
      clock: letter + (format.padsHours ? " 2" : " 1")
        + (cycle == .h11 || cycle == .h12 ? format.halfDayFirst ? " first" : " last" : ""))
  }

  private static func answers(
    _ months: [String], _ standalone: [String], _ shortMonths: [String], _ weekdays: [String],
    _ shortWeekdays: [String], _ halfDays: [String], order: String, clock: String
  ) -> [(name: String, text: String)] {
    [
      ("months", months.joined(separator: "|")),
      ("months by themselves", standalone.joined(separator: "|")),
      ("short months", shortMonths.joined(separator: "|")),
      ("weekdays", weekdays.joined(separator: "|")),
      ("short weekdays", shortWeekdays.joined(separator: "|")),
      ("half-days", halfDays.joined(separator: "|")),
      ("order", order), ("clock", clock),
    ]
  }

  /// The letters of a format outside apostrophes, with `M` for `L` and `y` for `u` and `r`; a
  /// sequence of one date letter becomes a single letter.
  private static func fields(of format: String) -> String {
    var (fields, isQuoted) = ("", false)
    for letter in format {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      let field = ["L": "M", "u": "y", "r": "y", "b": "a", "B": "a"][letter] ?? String(letter)
      if !"dMy".contains(field) || !fields.hasSuffix(field) { fields += field }
    }
    return fields
  }
}
