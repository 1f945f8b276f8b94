import Foundation
import InputRules
import PropertyTesting
import RuleExpectations
import Testing

@testable import RuleTesting

/// What a meaning says of the texts of dates.
@Suite struct DateMeaningTests {
  @Test(arguments: [
    ("2026-02-28T23:59:59Z", "2026-02-28T23:59:59Z"),
    ("2026-02-28T23:59:59+05:30", "2026-02-28T18:29:59Z"),
    ("2026-02-28T23:59:59-00:01", "2026-03-01T00:00:59Z"),
    ("2024-02-29T00:00:00Z", "2024-02-29T00:00:00Z"), ("2026-02-29T00:00:00Z", "none"),
    ("2026-04-31T00:00:00Z", "none"), ("2026-13-01T00:00:00Z", "none"),
    ("2026-00-01T00:00:00Z", "none"), ("2026-02-28T25:00:00Z", "none"),
    ("2026-02-28T23:60:00Z", "none"), ("2026-02-28T23:59:61Z", "none"),
    ("2026-02-28T23:59:59+24:00", "none"), ("2026-02-28T23:59:59+23:60", "none"),
    ("2026-02-28T23:59:59", "none"), ("2026-02-28", "none"), ("", "none"),
    ("2026-02-28T23:59:59Zx", "none"), (" 2026-02-28T23:59:59Z", "none"),
    ("2026-2-28T23:59:59Z", "none"), ("٢026-02-28T23:59:59Z", "none"),
    ("12026-02-28T23:59:59Z", "none"), ("2026-02-28T23:59:59.Z", "none"),
    // What the standard leaves to the reader.
    ("2026-06-30T23:59:60Z", "open"), ("2026-02-28T24:00:00Z", "open"),
    ("2026-02-28t23:59:59z", "open"), ("2026-02-28T23:59:59.1234Z", "open"),
    ("0000-01-01T00:00:00Z", "open"), ("2026-02-28T24:00:01Z", "none"),
  ])
  func `RFC 3339 says what a timestamp is`(text: String, meant: String) {
    #expect(saying(text, .rfc3339()) == meant)
  }

  @Test(arguments: [
    ("2026-W01-1", DateMeaning.ISODate.week, "2025-12-29T00:00:00Z"),
    ("2026-W53-7", .week, "2027-01-03T00:00:00Z"), ("2027-W53-1", .week, "none"),
    ("2026-W01-8", .week, "none"), ("2024-366", .ordinal, "2024-12-31T00:00:00Z"),
    ("2026-366", .ordinal, "none"), ("2026-000", .ordinal, "none"),
    ("2026-01-31", .calendar, "2026-01-31T00:00:00Z"),
  ])
  func `ISO 8601 has weeks and days of the year`(
    text: String, date: DateMeaning.ISODate, meant: String
  ) {
    #expect(saying(text, .iso8601(date)) == meant)
  }

  @Test(arguments: [
    ("d. MMMM yyyy", "1. March 2026", "2026-03-01T00:00:00Z"),
    ("d. MMMM yyyy", "01. march 2026", "open"), ("d. MMMM yyyy", "1. Mar 2026", "none"),
    ("EEE, dd MMM yyyy", "Sun, 01 Mar 2026", "2026-03-01T00:00:00Z"),
    ("EEE, dd MMM yyyy", "Mon, 01 Mar 2026", "open"),
    ("hh:mm a", "12:30 AM", "1970-01-01T00:30:00Z"),
    ("hh:mm a", "12:30 PM", "1970-01-01T12:30:00Z"), ("hh:mm a", "00:30 AM", "none"),
    ("HH 'o''clock'", "07 o'clock", "1970-01-01T07:00:00Z"),
    ("MM/yyyy", "02/2026", "2026-02-01T00:00:00Z"),
    ("yyyyMMdd'T'HHmmssZ", "20260301T070000+0100", "2026-03-01T06:00:00Z"),
    ("HH:mmXXX '(Z'", "07:00+01:00 (Z", "1970-01-01T06:00:00Z"),
    ("yyyy-MM-dd", "12026-03-01", "open"), ("yyyy-MM-dd", "26-03-01", "none"),
    ("HH:mm:ss.SSS", "07:00:00.125", "1970-01-01T07:00:00.125Z"),
  ])
  func `A layout is read by its letters`(layout: String, text: String, meant: String) {
    #expect(saying(text, .layout(layout)) == meant)
  }

  @Test(arguments: [
    ("yy-MM-dd", MeaningProblem.badLayout("yy")), ("yyyy-MM-dd 'x", .badLayout("'x")),
    ("qq", .badLayout("qq")), ("é yyyy 'a''", .badLayout("'a''")),
    ("dd.MM", .incompleteLayout("dd.MM")), ("hh:mm", .incompleteLayout("hh:mm")),
    ("mm:ss", .incompleteLayout("mm:ss")), ("-", .incompleteLayout("-")),
  ])
  func `A layout that says no date is refused`(layout: String, problem: MeaningProblem) {
    let format = TestedDateFormat.dates("none", parse: { _ in nil }, write: { _ in "" })
    #expect(format.examined(meaning: .layout(layout)).problem == problem)
    #expect("\(problem)".contains(";"))
  }

  @Test func `Years and decimals that can't be tried are refused`() {
    let format = TestedDateFormat.dates("none", parse: { _ in nil }, write: { _ in "" })
    for (decimals, bad) in [(0...4, 4), (6...6, 6), (-1...3, -1)] {
      #expect(format.examined(meaning: .rfc3339(decimals: decimals)).problem == .badDecimals(bad))
    }
    let problem = MeaningProblem.noSuchDate("10000-01-01", firstYear: 0)
    #expect("\(problem)".hasSuffix("of the years 0 to 9999"))
    let steps = TestedSteps("none") { _, _ in nil }
    #expect(steps.examined(meaning: StepMeaning(.days, years: 1...10_000)).problem == problem)
    let daily = RecurrenceMeaning(.daily, hour: 9, years: 1...10_000)
    #expect(TestedRecurrence("none") { _ in nil }.examined(meaning: daily).problem == problem)
  }

  @Test func `Gaps and overlaps are what the meaning says`() {
    func berlin(_ gap: DateMeaning.Gap, _ overlap: DateMeaning.Overlap) -> DateMeaning {
      .layout("yyyy-MM-dd HH:mm", in: DateCode.berlinZone, gap: gap, overlap: overlap)
    }
    let gaps = [DateMeaning.Gap.any, .refused, .later].map { gap in
      saying("2026-03-29 02:30", berlin(gap, .either))
    }
    #expect(gaps == ["open", "none", "2026-03-29T01:30:00Z"])
    let overlaps = [DateMeaning.Overlap.either, .first, .second].map { overlap in
      saying("2026-10-25 02:30", berlin(.any, overlap))
    }
    let (first, second) = ("2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z")
    #expect(overlaps == ["\(first) or \(second)", first, second])
  }

  @Test func `Code that moves a time out of a gap is told where that is refused`() {
    let formatter = { @Sendable () -> DateFormatter in
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = DateCode.berlin
      formatter.dateFormat = "yyyy-MM-dd HH:mm"
      formatter.isLenient = true
      return formatter
    }
    let meaning = DateMeaning.layout(
      "yyyy-MM-dd HH:mm", in: DateCode.berlinZone, years: 1_980...2_037, gap: .refused)
    let format = TestedDateFormat.formatter("Berlin", formatter)
    let report = format.examined(meaning: meaning, settings: RunSettings(cases: 400))
    #expect(report.failures.map(\.law).contains("DatesAreRead"), "\(report)")
  }

  @Test func `What is read beside the format is told, and forbidden if the meaning is strict`() {
    let loose = TestedDateFormat.dates(
      "loose",
      parse: { text in
        let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
        guard parts.count == 3, text.first != "x" else { return nil }
        let days = try? CivilDate(year: parts[0], month: parts[1], day: parts[2]).dayNumber
        let start = try? CivilDate(year: 1970, month: 1, day: 1).dayNumber
        return days.map { Date(timeIntervalSince1970: Double($0 - (start ?? 0)) * 86_400) }
      }, write: { $0.formatted(.iso8601.year().month().day()) })
    let report = loose.examined(meaning: .layout("yyyy-MM-dd"), settings: RunSettings(cases: 0))
    #expect(
      report.remarks.first?.hasPrefix(#"reads " 2026-03-02", "2026-03-02 ", "2026-3-2""#) == true)
    let strict = DateMeaning.layout("yyyy-MM-dd", isStrict: true)
    #expect(saying("2026-3-2", strict) == "none" && saying("2026-03-02", strict) != "none")
  }

  @Test func `The law about the order isn't asked where the format says no date`() {
    let never = TestedDateFormat.dates("never", parse: { _ in nil }, write: { _ in "" })
    let left = ["HH:mm", "dd.MM.yyyy"].map {
      never.examined(meaning: .layout($0), settings: RunSettings(cases: 0)).left
    }
    #expect(left == [["OrderIsKept: the format says no date"], []])
  }

  @Test func `A quarter of the moments of a recurrence are those at its end`() {
    let end = Date(timeIntervalSince1970: 2_000_000_000)
    let meaning = RecurrenceMeaning(.daily, hour: 9, until: end)
    let atEnd = (0..<400 as Range<UInt64>).count { seed in
      var source = ChoiceSource(random: RandomBits(seed: seed))
      return abs(source.draw(meaning.inputs) - 2_000_000_000_000) <= 1_000
    }
    #expect(50...200 ~= atEnd)
  }

  @Test func `Laws of dates are laws of code as others are`() throws {
    let days = TestedSteps("days") { Calendar.current.date(byAdding: .hour, value: $1, to: $0) }
    expectKeepsLaws(of: days, meaning: StepMeaning(.hours), settings: RunSettings(cases: 20))
    let report = try requireKeepsLaws(
      of: TestedRecurrence("daily") { date in
        let noon = 43_200.0
        let days = ((date.timeIntervalSince1970 - noon) / 86_400).rounded(.down) + 1
        return Date(timeIntervalSince1970: days * 86_400 + noon)
      }, meaning: RecurrenceMeaning(.daily, hour: 12), settings: RunSettings(cases: 20))
    #expect(
      report.left == [
        "ThePreviousIsThePrevious, BackwardsIsForwards: the code says no previous one"
      ])
  }
}

/// What a text is read as, in the form of RFC 3339; “none” for no date, “open” for either.
func saying(_ text: String, _ meaning: DateMeaning) -> String {
  guard let dates = meaning.reading(of: text) else { return "open" }
  return dates.isEmpty ? "none" : dates.map(\.date).joined(separator: " or ")
}
