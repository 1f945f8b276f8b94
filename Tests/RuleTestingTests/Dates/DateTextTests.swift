import Foundation
import InputRules
import Testing

@testable import RuleTesting

/// The dates that a text represents, in RFC 3339; “none” for no date, “open” if any answer is
/// right.
private func reading(_ text: String, _ meaning: DateMeaning) -> String {
  guard let dates = meaning.reading(of: text) else { return "open" }
  return dates.isEmpty ? "none" : dates.map(\.date).joined(separator: " or ")
}

@Suite struct DateTextTests {
  @Test(arguments: [
    ("yyyy-MM-dd HH:mm:ss.SSS", "2026-03-02 03:04:05.078", "2024-12-31 12:00:00.000"),
    ("d.M.yyyy H:m:s", "2.3.2026 3:4:5", "31.12.2024 12:0:0"),
    ("YYYY-'W'ww-e", "2026-W10-1", "2025-W01-2"), ("yyyy-DDD", "2026-061", "2024-366"),
    (
      "EEEE, MMMM d, yyyy h:mm a", "Monday, March 2, 2026 3:04 AM",
      "Tuesday, December 31, 2024 12:00 PM"
    ),
    ("E MMM dd yyyy hhmmssSa", "Mon Mar 02 2026 0304050AM", "Tue Dec 31 2024 1200000PM"),
    ("yyyyMMdd'T'HHmmssSS", "20260302T03040507", "20241231T12000000"),
    ("yyyy-MM-dd'T'HH:mmXXX", "2026-03-02T03:04Z", "2024-12-31T12:00Z"),
    ("HH:mm Z", "03:04 +0000", "12:00 +0000"), ("HH:mmxxx", "03:04+00:00", "12:00+00:00"),
  ])
  func `A layout writes moments and reads them back`(layout: String, one: String, two: String) {
    let meaning = DateMeaning.layout(layout)
    for (moment, text) in zip([1_772_420_645_078, 1_735_646_400_000], [one, two]) {
      #expect(meaning.text(of: meaning.fields(of: moment)) == text)
      let shown = meaning.shown(moment)
      #expect(0..<86_400_000 ~= moment - shown || !meaning.parts.haveDate)
      #expect(meaning.text(of: meaning.fields(of: shown)) == text)
      if layout.hasSuffix("SSS") { #expect(shown == moment) }
    }
  }

  @Test(arguments: [
    ("23:59:59Z", "23:59:59Z"), ("23:59:59+05:30", "18:29:59Z"), ("25:00:00Z", "none"),
    ("23:60:00Z", "none"), ("23:59:61Z", "none"), ("23:59:59+24:00", "none"),
    ("23:59:59+23:60", "none"), ("23:59:59", "none"), ("23:59:59Zx", "none"),
    ("23:59:59.Z", "none"), ("24:00:01Z", "none"), ("24:00:00Z", "open"), ("23:59:60Z", "open"),
    ("23:59:59z", "open"), ("23:59:59.1234Z", "open"),
  ])
  func `An RFC 3339 timestamp is read, refused or left open`(text: String, meant: String) {
    let date = "2026-02-28T"
    let isRead = meant.hasSuffix("Z")
    #expect(reading(date + text, .rfc3339()) == (isRead ? date + meant : meant))
    #expect(meant == "open" || reading("2026-02-29T" + text, .rfc3339()) == "none")
  }

  @Test func `A Foundation style is checked like a formatter`() {
    let iso = TestedDateFormat.style("iso", Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle())
    // On Linux, the style reads February 30 as March 2, and refuses an offset of 19 hours.
    let reading: Set = ["DatesAreRead", "NonDatesAreRefused"]
    #expect(reading.isSuperset(of: iso.broken(.rfc3339(), cases: 100)))
    #expect(iso.broken(.iso8601(.week), cases: 100).contains("WrittenTextIsTheDate"))
  }

  @Test(arguments: [
    ("2026-W01-1", DateMeaning.ISODate.week, "2025-12-29T00:00:00Z"),
    ("2026-W53-7", .week, "2027-01-03T00:00:00Z"), ("2027-W53-1", .week, "none"),
    ("2026-W01-8", .week, "none"), ("2024-366", .ordinal, "2024-12-31T00:00:00Z"),
    ("2026-366", .ordinal, "none"), ("2026-000", .ordinal, "none"),
    ("2026-01-31", .calendar, "2026-01-31T00:00:00Z"), ("2026-3-2", .calendar, "none"),
  ])
  func `An ISO 8601 date may be given by its week or its day of the year`(
    text: String, date: DateMeaning.ISODate, meant: String
  ) {
    #expect(reading(text, .iso8601(date)) == meant)
  }

  @Test(arguments: [
    ("d. MMMM yyyy", "1. March 2026", "2026-03-01T00:00:00Z"),
    ("d. MMMM yyyy", "01. march 2026", "open"), ("d. MMMM yyyy", "1. Mar 2026", "none"),
    ("EEE, dd MMM yyyy", "Sun, 01 Mar 2026", "2026-03-01T00:00:00Z"),
    ("EEE, dd MMM yyyy", "Mon, 01 Mar 2026", "open"),
    ("hh:mm a", "12:30 AM", "1970-01-01T00:30:00Z"), ("hh:mm a", "00:30 AM", "none"),
    ("hh:mm a", "12:30 PM", "1970-01-01T12:30:00Z"), ("h a", "11 pm", "open"),
    ("h a", "13 PM", "none"), ("h a", "0 AM", "none"),
    ("MM/yyyy", "02/2026", "2026-02-01T00:00:00Z"),
    ("HH:mmXXX '(Z'", "07:00+01:00 (Z", "1970-01-01T06:00:00Z"),
    ("yyyy-MM-dd", "1900-01-01", "1900-01-01T00:00:00Z"), ("yyyy-MM-dd", "1899-12-31", "open"),
    ("yyyy-MM-dd", "2100-12-31", "2100-12-31T00:00:00Z"), ("yyyy-MM-dd", "2101-01-01", "open"),
    ("yyyy-MM-dd", "1234567-03-01", "open"), ("yyyy-MM-dd", "12345678-03-01", "none"),
    ("yyyy-MM-dd", "202-03-01", "none"), ("yyyy-MM-dd", "2026-003-01", "none"),
    ("yyyy-MM-dd", "\u{A0}2026-03-01\t", "open"), ("yyyy-MM-dd", "2026-12-00", "none"),
    ("yyyyMMdd", "120260301", "none"), ("YYYY'W'wwe", "26W101", "none"),
    ("d.M.yyyy", "01.3.2026", "open"), ("d.M.yyyy", "001.3.2026", "none"),
    ("d.M.yyyy", ".3.2026", "none"), ("YYYY-'W'ww-e", "2026-W10-01", "none"),
    ("YYYY-'W'ww-e", "2026-W10-0", "none"), ("YYYY-'W'ww-e", "2026-W00-1", "none"),
    ("YYYY-'W'ww EEE", "2026-W10 Tue", "2026-03-03T00:00:00Z"),
    ("yyyy-MM-dd e", "2026-03-02 1", "2026-03-02T00:00:00Z"),
    ("yyyy-MM-dd e", "2026-03-02 2", "open"),
    ("yyyy-DDD", "2026-001", "2026-01-01T00:00:00Z"), ("yyyy-DDD", "2024-367", "none"),
    ("HH:mm:ss.SSS", "07:00:00.125", "1970-01-01T07:00:00.125Z"),
    ("HH:mm:ss.SSS", "07:00:00.12", "open"), ("HH:mm:ss.SSS", "07:00:00", "none"),
    ("HH:mm:ss.SSS", "24:00:00.000", "open"), ("HH:mm:ss.SSS", "24:00:00.001", "none"),
    ("HH:mm", "24:01", "none"), ("HH:mm:ss", "12:00:60", "open"), ("HH:mm:ss", "12:60:60", "none"),
    ("HH:mm:ss", "24:00:60", "none"), ("yyyy-MM-dd HH:mm", "2026-02-30 24:00", "none"),
    ("HHXXX", "07+23:59", "1969-12-31T07:01:00Z"), ("HHXXX", "07+24:00", "none"),
    ("HHXXX", "07+00:60", "none"), ("HHXXX", "07+0100", "open"), ("HHXXX", "07+01", "open"),
    ("HHXXX", "07+1:00", "none"), ("HHXXX", "07+01:0", "none"), ("HHXXX", "07*01:00", "none"),
    ("HHXXX", "07", "none"), ("HHxxx", "07Z", "open"), ("HHZ", "07+01:00", "open"),
    ("HHZ", "07-0100", "1970-01-01T08:00:00Z"), ("HHZ", "07Zx", "none"), ("HH'h'", "07H", "open"),
  ])
  func `A layout reads other spellings, and a strict layout refuses them`(
    layout: String, text: String, meant: String
  ) {
    #expect(reading(text, .layout(layout)) == meant)
    let strict = reading(text, .layout(layout, isStrict: true))
    #expect(strict == meant || meant == "open" && strict == "none")
  }

  @Test func `A layout reads the longer of two matching month names`() {
    let english = DateNames.english
    let months = ["červen", "červenec"] + english.months.dropFirst(2)
    let names = DateNames(
      months: months, shortMonths: english.shortMonths, weekdays: english.weekdays,
      shortWeekdays: english.shortWeekdays, halfDays: english.halfDays, digits: english.digits)
    let meaning = DateMeaning.layout("MMMM yyyy", names: names)
    #expect(reading("červenec 2026", meaning) == "2026-02-01T00:00:00Z")
    #expect(reading("červen 2026", meaning) == "2026-01-01T00:00:00Z")
    #expect(meaning.text(of: DateFields(numbers: [.month: 13, .year: 2026])) == "13 2026")
    #expect(meaning.text(of: DateFields(numbers: [.month: 0, .year: -5])) == "0 -0005")
  }

  @Test(arguments: [
    ("yy-MM-dd", "yy"), ("yyyy-MM-dd 'x", "'x"), ("qq", "qq"), ("é yyyy 'a''", "'a''"),
    ("yyyyy", "yyyyy"), ("yyyy-D", "D"), ("yyyy-MMMMM", "MMMMM"), ("yyyy EEEEE", "EEEEE"),
    ("HH aa", "aa"), ("HH:mm:ss.SSSS", "SSSS"), ("HH X", "X"), ("HH ZZ", "ZZ"), ("HH xxxx", "xxxx"),
    ("yyyy ddd", "ddd"), ("YYYY w e", "w"), ("HHH", "HHH"), ("HH:mmm", "mmm"), ("HH DDDD", "DDDD"),
  ])
  func `A layout with letters that aren't a field is reported`(layout: String, wrong: String) {
    #expect(DateMeaning.layout(layout).problem == .badLayout(wrong))
  }

  @Test func `A local time in a gap or an overlap is read as the meaning defines`() {
    func oneSummer(_ gap: DateMeaning.Gap, _ overlap: DateMeaning.Overlap) -> DateMeaning {
      .layout("yyyy-MM-dd HH:mm", in: .oneSummer, gap: gap, overlap: overlap)
    }
    let gaps = [DateMeaning.Gap.any, .refused, .later].map {
      reading("2026-03-29 02:30", oneSummer($0, .either))
    }
    #expect(gaps == ["open", "none", "2026-03-29T01:30:00Z"])
    let overlaps = [DateMeaning.Overlap.either, .first, .second]
    let (first, second) = ("2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z")
    #expect(
      overlaps.map { reading("2026-10-25 02:30", oneSummer(.any, $0)) }
        == ["\(first) or \(second)", first, second])
    let moments = [moment(first), moment(second)]
    let shown = overlaps.map { overlap in moments.map { oneSummer(.any, overlap).shown($0 + 7) } }
    #expect(shown == [moments, [moments[0], moments[0]], [moments[1], moments[1]]])
    #expect(DateMeaning.layout("yyyy").shown(-9_999_999_999_999) == -9_999_999_999_999)
  }
}
