import Foundation
import InputRules
import PropertyTesting

/// Code that reads and writes dates as text, such as a service's timestamps.
public struct TestedDateFormat: TestedCode {
  /// The format's name in reports.
  public let name: String
  /// Reads a text as a moment, in milliseconds since the start of 1970.
  let read: @Sendable (String) -> Int?
  let write: @Sendable (Int) -> String

  /// A format for `Date` values.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - parse: returns the date that a text represents, or `nil` if there is none.
  ///   - write: returns the text for a date.
  public static func dates(
    _ name: String, parse: @escaping @Sendable (String) -> Date?,
    write: @escaping @Sendable (Date) -> String
  ) -> TestedDateFormat {
    TestedDateFormat(
      name: name, read: { parse($0).flatMap(\.milliseconds) },
      write: { write(Date(milliseconds: $0)) })
  }

  /// A format that uses a `DateFormatter`, with the date format, locale and time zone that
  /// `formatter` sets.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - formatter: creates the formatter, once for each call, because formatters aren't sendable.
  public static func formatter(
    _ name: String, _ formatter: @escaping @Sendable () -> DateFormatter
  ) -> TestedDateFormat {
    dates(name, parse: { formatter().date(from: $0) }, write: { formatter().string(from: $0) })
  }

  /// A format that uses an `ISO8601DateFormatter`, with the options set by `formatter`.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - formatter: creates the formatter, once for each call, because formatters aren't sendable.
  public static func formatter(
    _ name: String, _ formatter: @escaping @Sendable () -> ISO8601DateFormatter
  ) -> TestedDateFormat {
    dates(name, parse: { formatter().date(from: $0) }, write: { formatter().string(from: $0) })
  }

  /// A format that reads with a parse strategy and writes with a format style.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - strategy: reads a date.
  ///   - style: writes a date.
  public static func style<Strategy: ParseStrategy & Sendable, Style: FormatStyle & Sendable>(
    _ name: String, _ strategy: Strategy, _ style: Style
  ) -> TestedDateFormat
  where
    Strategy.ParseInput == String, Strategy.ParseOutput == Date, Style.FormatInput == Date,
    Style.FormatOutput == String
  {
    dates(name, parse: { try? strategy.parse($0) }, write: { style.format($0) })
  }

  /// The laws of the format.
  /// - Parameter meaning: the texts, and the instants that they represent.
  public func laws(of meaning: DateMeaning) -> CodeLaws {
    CodeLaws(
      name, meaning.problem,
      ValueSubject(
        name: name, functions: "parse and write", counted: "texts", inputs: meaning.inputs,
        step: {
          .init("date \($0.moment.date), text \($0.text.shown)", "parse(\($0.text.literal))")
        },
        effects: { input in
          [input.text, input.altered].map { read($0) == nil ? .refused : .accepted }
        }, laws: laws(meaning), remark: { remark(meaning) }))
  }
}

extension Date {
  /// Milliseconds since the start of 1970, rounded, or `nil` if they don't fit in an `Int`.
  var milliseconds: Int? {
    Int(exactly: (timeIntervalSince1970 * 1_000).rounded())
  }

  init(milliseconds: Int) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
  }
}

extension Int {
  /// The moment as text in RFC 3339, or as milliseconds if it is outside the calendar.
  var date: String {
    let instant = Instant(seconds: secondAndRest.second)
    if CivilZone.universal.civilTime(at: instant) == nil { return "\(self) ms after 1970" }
    let meaning = DateMeaning.rfc3339(decimals: 0...3)
    return meaning.text(of: meaning.fields(of: self), decimals: self % 1_000 == 0 ? 0 : 3)
  }
}

extension TestedDateFormat {
  func laws(_ meaning: DateMeaning) -> [ValueLaw<DateInput>] {
    reading(meaning) + writing(meaning) + comparing(meaning)
  }

  private func reading(_ meaning: DateMeaning) -> [ValueLaw<DateInput>] {
    [
      ValueLaw(
        name: "EveryTextIsAnswered", sentence: "The code reads any text without a crash or hang.",
        cause: "A force unwrap, or an index beyond the text's parts.",
        remedy: "Return nil for text that can't be read.", isFirst: true
      ) { input in
        for text in [input.text, input.altered, ""] { _ = read(text) }
        _ = write(input.moment)
      },
      ValueLaw(
        name: "AnswersDependOnlyOnTheText", sentence: "The same text is read as the same date.",
        cause: "The code completes a date from the current time, or keeps state between calls.",
        remedy: "Set the formatter's time zone, locale and default date, so only the text matters."
      ) { input in
        let (one, other) = (read(input.text), read(input.text))
        if one != other { throw BrokenLaw(other, is: one.map { [$0] } ?? [], input.text) }
      },
      ValueLaw(
        name: "DatesAreRead", sentence: "Text in the format is read as the date that it shows.",
        cause:
          "YYYY for yyyy, mm for MM, or hh for HH; the user's time zone or calendar; or an option "
          + "that refuses allowed parts, such as decimals.",
        remedy:
          "Set the formatter's locale, calendar and time zone, and read each allowed form."
      ) { input in try require(input.text, meaning) },
      ValueLaw(
        name: "NonDatesAreRefused",
        sentence:
          "Text that isn't a date in the format is refused; other text is read as the date "
          + "that it shows.",
        cause:
          "A lenient reader that reads February 30 as March 1, or stops before the text's end.",
        remedy: "Write the date again, and refuse the text if the result differs."
      ) { input in try require(input.altered, meaning) },
    ]
  }

  private func writing(_ meaning: DateMeaning) -> [ValueLaw<DateInput>] {
    [
      ValueLaw(
        name: "WrittenTextIsTheDate", sentence: "The written text shows the date.",
        cause:
          "YYYY (the week's year) for yyyy, or DD (the day of the year) for dd; rounded or cut "
          + "decimals; or the user's time zone, calendar or digits.",
        remedy: "Write with yyyy and dd, and set the locale, calendar and time zone."
      ) { input in
        let text = write(input.moment)
        guard let found = meaning.reading(of: text) else { return }
        let date = meaning.shown(input.moment)
        try expect(
          !meaning.dates(shownFor: input.moment).isDisjoint(with: found),
          "text that shows \(date.date)", found: text.shown,
          "#expect(write(parse(\(input.text.literal))!) == \(input.text.literal))")
      },
      ValueLaw(
        name: "WrittenDatesReadBack", sentence: "A written date is read as the same date.",
        cause: "Writing and reading use different time zones, calendars or precisions.",
        remedy: "Read and write with the same format."
      ) { input in
        let text = write(input.moment)
        let found = read(text)
        let dates = meaning.dates(shownFor: input.moment)
        if meaning.isOne(found, of: Array(dates)) { return }
        let date = meaning.shown(input.moment)
        throw BrokenLaw(
          expected: "\(text.shown) read as \(date.date)", found: found?.date ?? "no date",
          "#expect(parse(write(parse(\(input.text.literal))!)) == parse(\(input.text.literal)))")
      },
    ]
  }

  private func comparing(_ meaning: DateMeaning) -> [ValueLaw<DateInput>] {
    [
      ValueLaw(
        name: "UnseenPartsDontMatter",
        sentence: "Dates that differ only in hidden parts have the same text.",
        cause: "The code rounds up hidden parts: 23:59:59.9 becomes 24:00 or the next day.",
        remedy: "Omit the hidden parts instead of rounding."
      ) { input in
        let other = input.moment + input.unseen
        guard meaning.shown(other) == meaning.shown(input.moment), meaning.isOnce(other),
          meaning.isOnce(input.moment)
        else { return }
        let (one, two) = (write(input.moment), write(other))
        if one == two { return }
        let seconds = Double(input.unseen) / 1_000
        throw BrokenLaw(
          expected: "\(one.shown) for \(other.date), too", found: two.shown,
          "#expect(write(parse(\(one.literal))! + \(seconds)) == \(one.literal))")
      },
      ValueLaw(
        name: "OrderIsKept", sentence: "The text of an earlier date is read as an earlier date.",
        cause: "A part that isn't read, or a two-digit year.",
        remedy: "Read every part that the format writes."
      ) { input in
        guard let later = input.later, let one = meaning.reading(of: input.text)?.first,
          let two = meaning.reading(of: later)?.first, one < two, let first = read(input.text),
          let second = read(later), first >= second
        else { return }
        throw BrokenLaw(
          expected: "\(input.text.shown) before \(later.shown)",
          found: "\(first.date) and \(second.date)",
          "#expect(parse(\(input.text.literal))! < parse(\(later.literal))!)")
      }.left(because: meaning.parts.haveDate ? nil : "the format has no date"),
    ]
  }

  /// Requires the code to read the text as the meaning demands, unless the meaning allows any
  /// answer.
  private func require(_ text: String, _ meaning: DateMeaning) throws {
    guard let dates = meaning.reading(of: text) else { return }
    let found = read(text)
    if meaning.isOne(found, of: dates) { return }
    throw BrokenLaw(found, is: dates, text)
  }
}

extension DateMeaning {
  /// The moment of the text of `moment`; if the text has several, the last one up to `moment`.
  func shown(_ moment: Int) -> Int {
    let dates = reading(of: text(of: fields(of: moment), decimals: 3)) ?? []
    return dates.last { $0 <= moment } ?? dates.first ?? moment
  }

  /// The moments represented by a moment's four texts, with 0 to 3 decimal places.
  func dates(shownFor moment: Int) -> Set<Int> {
    let fields = fields(of: moment)
    return Set((0...3).flatMap { reading(of: text(of: fields, decimals: $0)) ?? [] })
  }

  /// Whether a moment's local time occurs only once in the zone.
  func isOnce(_ moment: Int) -> Bool {
    reading(of: text(of: fields(of: moment), decimals: 3))?.count == 1
  }

  /// Whether `found` is in `dates`; if `dates` is empty, whether `found` is `nil`.
  ///
  /// For a format without a date, only the times of day are compared.
  func isOne(_ found: Int?, of dates: [Int]) -> Bool {
    guard let found else { return dates.isEmpty }
    if parts.haveDate { return dates.contains(found) }
    return dates.contains { timeOfDay($0) == timeOfDay(found) }
  }

  /// The milliseconds since midnight in the zone.
  private func timeOfDay(_ moment: Int) -> Int {
    let instant = Instant(seconds: moment.secondAndRest.second)
    let local = moment + (parts.hasOffset ? 0 : zone.offset(at: instant) * 1_000)
    return (local % 86_400_000 + 86_400_000) % 86_400_000
  }
}

extension TestedDateFormat {
  /// A remark that lists the other spellings of a date that the code reads, or `nil` if it reads
  /// none.
  func remark(_ meaning: DateMeaning) -> String? {
    let text = meaning.text(of: meaning.fields(of: 1_772_420_645_000))
    let others = [
      " \(text)", "\(text) ", text.lowercased(), text.uppercased(), text.removingZeros,
      String(text.map { $0.wholeNumberValue.map { Array("٠١٢٣٤٥٦٧٨٩")[$0] } ?? $0 }),
    ]
    let read = others.filter {
      $0 != text && meaning.reading(of: $0) == nil && self.read($0) != nil
    }
    return read.isEmpty ? nil : "reads \(read.map(\.shown).joined(separator: ", "))"
  }
}

extension BrokenLaw {
  /// The broken law for a text that is read as the wrong date.
  fileprivate init(_ found: Int?, is dates: [Int], _ text: String) {
    let meant = dates.map(\.date).joined(separator: " or ")
    self.init(
      expected: "\(text.shown) read as \(dates.isEmpty ? "no date" : meant)",
      found: found?.date ?? "no date",
      dates.isEmpty
        ? "#expect(parse(\(text.literal)) == nil)"
        : "#expect(parse(\(text.literal))?.timeIntervalSince1970 == \(Double(dates[0]) / 1_000))")
  }
}

extension String {
  /// The text without the first leading zero of each number.
  fileprivate var removingZeros: String {
    var last: Character = " "
    return String(
      filter { character in
        defer { last = character }
        return character != "0" || last.isNumber
      })
  }
}
