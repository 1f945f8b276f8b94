import Foundation
import InputRules
import Testing

@testable import RuleTesting

/// Texts of dates, as they are written and read.
@Suite struct DateTextTests {
  /// 2026-03-02T03:04:05.078Z, a Monday of week 10; 2024-12-31T12:00:00Z, a Tuesday of week 1;
  /// 2027-01-03T23:59:59.999Z, a Sunday of week 53.
  private static let moments = [1_772_420_645_078, 1_735_646_400_000, 1_799_020_799_999]

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
    ("yyyy-MM-dd HH:mm Z", "2026-03-02 03:04 +0000", "2024-12-31 12:00 +0000"),
    ("HH:mmxxx", "03:04+00:00", "12:00+00:00"), ("HH:mmXX", "03:04Z", "12:00Z"),
  ])
  func `A layout writes moments, and reads them again`(layout: String, one: String, two: String) {
    let meaning = DateMeaning.layout(layout)
    #expect(meaning.problem == nil)
    for (moment, text) in zip(Self.moments, [one, two]) {
      #expect(meaning.text(of: meaning.fields(of: moment)) == text)
      let unseen = meaning.shown(moment)
      #expect(0..<86_400_000 ~= moment - unseen || !meaning.parts.sayDate)
      #expect(meaning.text(of: meaning.fields(of: unseen)) == text)
      if layout.contains("yyyy-MM-dd HH:mm:ss") { #expect(unseen == moment) }
    }
    #expect(meaning.text(of: meaning.fields(of: Self.moments[2])).contains("24:") == false)
  }

  @Test func `Names and numbers of each month, weekday and hour are their own`() {
    let names = DateMeaning.layout("EEEE EEE MMMM MMM yyyy h a")
    let plain = DateMeaning.layout("MMMM MMM yyyy h a")
    let moments = (0..<12).map { $0 * (32 * 86_400_000 + 7_200_000) }
    let texts = moments.map { names.text(of: names.fields(of: $0)) }
    #expect(
      texts == [
        "Thursday Thu January Jan 1970 12 AM", "Monday Mon February Feb 1970 2 AM",
        "Friday Fri March Mar 1970 4 AM", "Tuesday Tue April Apr 1970 6 AM",
        "Saturday Sat May May 1970 8 AM", "Wednesday Wed June Jun 1970 10 AM",
        "Sunday Sun July Jul 1970 12 PM", "Thursday Thu August Aug 1970 2 PM",
        "Monday Mon September Sep 1970 4 PM", "Friday Fri October Oct 1970 6 PM",
        "Tuesday Tue November Nov 1970 8 PM", "Saturday Sat December Dec 1970 10 PM",
      ])
    for (month, moment) in moments.enumerated() {
      let date = plain.reading(of: plain.text(of: plain.fields(of: moment)))?.first?.date ?? ""
      #expect(Int(date.dropFirst(5).prefix(2)) == month + 1)
      #expect(Int(date.dropFirst(11).prefix(2)) == 2 * month)
    }
  }

  @Test func `Decimals are as many as a meaning has, and an offset is written as it is`() {
    let fields = { (milliseconds: Int, offset: DateFields.Offset?) in
      DateFields(
        CivilTime(year: 2026, month: 3, day: 2), milliseconds: milliseconds, offset: offset)
    }
    let meaning = DateMeaning.rfc3339(decimals: 1...2)
    let texts = (0...3).map { meaning.text(of: fields(78, nil), decimals: $0) }
    #expect(
      texts.map { $0.dropFirst(19) } == [".0Z", ".0Z", ".07Z", ".07Z"])
    let east = DateFields.Offset(isNegative: false, hours: 5, minutes: 30)
    let west = DateFields.Offset(isNegative: true, hours: 11, minutes: 9)
    #expect(east.seconds == 19_800 && west.seconds == -40_140)
    let written = [east, west].map { offset in
      ["HHXXX", "HHZ"].map { DateMeaning.layout($0).text(of: fields(0, offset)) }
    }
    #expect(written == [["00+05:30", "00+0530"], ["00-11:09", "00-1109"]])
  }

  @Test(arguments: [
    ("yyyy-MM-dd", "1900-01-01", "1900-01-01T00:00:00Z"),
    ("yyyy-MM-dd", "2100-12-31", "2100-12-31T00:00:00Z"), ("yyyy-MM-dd", "1899-12-31", "open"),
    ("yyyy-MM-dd", "2101-01-01", "open"), ("yyyy-MM-dd", "1234567-03-01", "open"),
    ("yyyy-MM-dd", "12345678-03-01", "none"), ("yyyy-MM-dd", "202-03-01", "none"),
    ("yyyy-MM-dd", "2026-003-01", "none"), ("yyyy-MM-dd", "\u{A0}2026-03-01\t", "open"),
    ("yyyyMMdd", "120260301", "none"), ("YYYY'W'wwe", "26W101", "none"),
    ("d.M.yyyy", "10.12.2026", "2026-12-10T00:00:00Z"), ("d.M.yyyy", "01.3.2026", "open"),
    ("d.M.yyyy", "001.3.2026", "none"), ("d.M.yyyy", ".3.2026", "none"),
    ("YYYY-'W'ww-e", "2026-W10-01", "none"), ("YYYY-'W'ww-e", "2026-W10-7", "2026-03-08T00:00:00Z"),
    ("YYYY-'W'ww-e", "2026-W10-0", "none"), ("YYYY-'W'ww-e", "2026-W00-1", "none"),
    ("YYYY-'W'ww EEE", "2026-W10 Tue", "2026-03-03T00:00:00Z"),
    ("yyyy", "2026", "2026-01-01T00:00:00Z"),
    ("yyyy-MM-dd e", "2026-03-02 1", "2026-03-02T00:00:00Z"),
    ("yyyy-MM-dd e", "2026-03-02 2", "open"),
    ("yyyy-DDD", "2026-365", "2026-12-31T00:00:00Z"),
    ("yyyy-DDD", "2026-001", "2026-01-01T00:00:00Z"),
    ("yyyy-DDD", "2024-367", "none"), ("yyyy-MM-dd", "2026-12-00", "none"),
    ("HH:mm:ss.SSS", "07:00:00.12", "open"), ("HH:mm:ss.SSS", "07:00:00", "none"),
    ("HH:mm:ss.SSS", "07:00:00.1259", "open"), ("HH:mm", "24:00", "open"),
    ("HH:mm", "24:01", "none"),
    ("HH:mm", "23:59", "1970-01-01T23:59:00Z"), ("HH:mm", "25:00", "none"),
    ("HH:mm:ss", "12:00:60", "open"), ("HH:mm:ss", "12:00:61", "none"),
    ("HH:mm:ss", "23:59:59", "1970-01-01T23:59:59Z"),
    ("HH:mm:ss", "12:60:60", "none"), ("HH:mm:ss", "24:00:60", "none"),
    ("HH:mm:ss.SSS", "24:00:00.000", "open"),
    ("HH:mm:ss.SSS", "24:00:00.001", "none"), ("yyyy-MM-dd HH:mm", "2026-02-30 24:00", "none"),
    ("yyyy-MM-dd HH:mm", "2026-02-28 24:00", "open"),
    ("h a", "1 PM", "1970-01-01T13:00:00Z"), ("h a", "11 pm", "open"), ("h a", "13 PM", "none"),
    ("h a", "0 AM", "none"), ("h a", "11 AM", "1970-01-01T11:00:00Z"),
    ("HHXXX", "07-00:30", "1970-01-01T07:30:00Z"),
    ("HHXXX", "07+23:59", "1969-12-31T07:01:00Z"),
    ("HHXXX", "07+24:00", "none"), ("HHXXX", "07+00:60", "none"),
    ("HHXXX", "07+24:60", "none"),
    ("HHXXX", "07+0100", "open"), ("HHXXX", "07+01", "open"), ("HHXXX", "07+01:", "open"),
    ("HHXXX", "07+1:00", "none"), ("HHXXX", "07+01:0", "none"), ("HHXXX", "07*01:00", "none"),
    ("HHXXX", "07", "none"), ("HHXXX", "07z", "open"),
    ("HHXXX", "07Z", "1970-01-01T07:00:00Z"),
    ("HHxxx", "07Z", "open"), ("HHZ", "07+01:00", "open"),
    ("HHZ", "07-0100", "1970-01-01T08:00:00Z"),
    ("HHZ", "07Zx", "none"), ("HH'h'", "07H", "open"), ("HH'h'", "07", "none"),
  ])
  func `A text is read by its layout, and its other spellings are open`(
    layout: String, text: String, meant: String
  ) {
    #expect(saying(text, .layout(layout)) == meant)
    let strict = saying(text, .layout(layout, isStrict: true))
    #expect(strict == meant || meant == "open" && strict == "none")
  }

  @Test func `Of ISO 8601, small letters and other decimals are open, and years have four digits`()
  {
    let timestamps = DateMeaning.rfc3339(decimals: 1...2)
    let texts = [
      "2026-03-02T03:04:05Z", "2026-03-02T03:04:05.Z", "2026-03-02T03:04:05.0Z",
      "2026-03-02T03:04:05.078Z", "2026-03-02t03:04:05.0Z", "12026-03-02T03:04:05.0Z",
      "2026-03-02T03:04:05.0+0100", "2026-03-02T03:04:05.07-00:00",
    ]
    #expect(
      texts.map { saying($0, timestamps) } == [
        "open", "none", "2026-03-02T03:04:05Z", "open", "open", "none", "none",
        "2026-03-02T03:04:05.070Z",
      ])
    let minutes = DateMeaning.iso8601(.ordinal, .minutes, .any)
    #expect(saying("2026-061T03:04Z", minutes) == "2026-03-02T03:04:00Z")
    #expect(saying("2026-061T03:04", .iso8601(.ordinal, .minutes)) == "2026-03-02T03:04:00Z")
    #expect(saying("2026-061", .iso8601(.ordinal, nil, .any)) == "2026-03-02T00:00:00Z")
    #expect(saying("2026-W10-1T03:04:05", .iso8601(.week, .seconds())) == "2026-03-02T03:04:05Z")
    #expect(saying("2026-03-02", .rfc3339()) == "none")
    #expect(saying("2026-3-2", .iso8601(.calendar)) == "none")
    #expect(saying("2026-3-2", .iso8601(.calendar, isStrict: false)) == "open")
    #expect(saying(" 2026-03-02T03:04:05Z", .rfc3339(isStrict: false)) == "open")
  }

  @Test func `A moment is told with the thousandths that it has`() {
    let moments = [0, 1, -1, 999, 1_000, -1_000, 1 << 60]
    #expect(
      moments.map(\.date) == [
        "1970-01-01T00:00:00Z", "1970-01-01T00:00:00.001Z", "1969-12-31T23:59:59.999Z",
        "1970-01-01T00:00:00.999Z", "1970-01-01T00:00:01Z", "1969-12-31T23:59:59Z",
        "1152921504606846976 ms after 1970",
      ])
    #expect(Date(milliseconds: 1_500).timeIntervalSince1970 == 1.5)
    #expect(Date(timeIntervalSince1970: -0.0006).milliseconds == -1)
    #expect(Date(timeIntervalSince1970: 1e30).milliseconds == nil)
  }

  @Test func `Of two names, the longer one is read`() {
    let english = DateNames.english
    let months = ["červen", "červenec"] + english.months.dropFirst(2)
    let names = DateNames(
      months: months, shortMonths: english.shortMonths, weekdays: english.weekdays,
      shortWeekdays: english.shortWeekdays, halfDays: english.halfDays, digits: english.digits)
    let meaning = DateMeaning.layout("MMMM yyyy", names: names)
    #expect(saying("červenec 2026", meaning) == "2026-02-01T00:00:00Z")
    #expect(saying("červen 2026", meaning) == "2026-01-01T00:00:00Z")
    #expect(saying("x 2026", meaning) == "none")
    #expect(meaning.text(of: DateFields(numbers: [.month: 13, .year: 2026])) == "13 2026")
    #expect(meaning.text(of: DateFields(numbers: [.month: 0, .year: -5])) == "0 -0005")
  }

  @Test(arguments: [
    ("yyyyy", "yyyyy"), ("yyyy-D", "D"), ("yyyy-MMMMM", "MMMMM"), ("yyyy EEEEE", "EEEEE"),
    ("HH aa", "aa"), ("HH:mm:ss.SSSS", "SSSS"), ("HH X", "X"), ("HH ZZ", "ZZ"), ("HH xxxx", "xxxx"),
    ("yyyy ddd", "ddd"), ("YYYY w e", "w"), ("YYYY ww ee", "ee"), ("HHH", "HHH"), ("hhh a", "hhh"),
    ("HH:mmm", "mmm"), ("HH:mm:sss", "sss"), ("HH DDDD", "DDDD"),
  ])
  func `A run of letters that is no field is named`(layout: String, wrong: String) {
    #expect(DateMeaning.layout(layout).problem == .badLayout(wrong))
  }

  @Test(arguments: [
    ("yyyy", true), ("yyyy-MM", true), ("yyyy dd", false), ("MM-dd", false), ("YYYY", false),
    ("YYYY-ww", false), ("YYYY-e", false), ("YYYY-ww-e", true), ("yyyy-DDD", true), ("HH", true),
    ("mm", false), ("h", false), ("a", false), ("h a", true), ("ss", false), ("yyyy mm", false),
    ("yyyy HH", true), ("dd HH", false), ("'x'", false), ("E", false), ("DDD", false),
    ("ww", false), ("MM", false), ("SSS", false),
  ])
  func `A layout says a date from its year on, or an hour`(layout: String, isComplete: Bool) {
    let problem = DateMeaning.layout(layout).problem
    #expect(problem == (isComplete ? nil : .incompleteLayout(layout)))
  }

  @Test func `Years are of 0 to 9999`() {
    let problems = [0...9_999, -1...2_000, 2_000...10_000, -5...10_000].map {
      DateMeaning.layout("yyyy", years: $0).problem
    }
    let wrong = ["-1-01-01", "10000-01-01", "-5-01-01"].map {
      MeaningProblem.noSuchDate($0, firstYear: 0)
    }
    #expect(problems == [nil] + wrong)
    let meanings = [
      DateMeaning.layout("yyyy"), .rfc3339(), .iso8601(.calendar),
      .moments(in: .universal, 1_900...2_100),
    ]
    #expect(meanings.allSatisfy { $0.years == 1_900...2_100 && $0.zone == .universal })
    #expect(meanings.map(\.isStrict) == [false, true, true, false])
    #expect(DateMeaning.rfc3339(decimals: -1...0).problem == .badDecimals(-1))
    #expect(DateMeaning.rfc3339(decimals: 0...3).problem == nil)
  }
}
