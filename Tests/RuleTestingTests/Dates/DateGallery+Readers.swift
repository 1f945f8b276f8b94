import Foundation
import InputRules
import RuleTesting

// Handwritten readers and writers.
extension DateCode {
  private static func components(_ text: String) -> [Int] {
    text.split(separator: "-").compactMap { Int($0) }
  }

  @Sendable private static func write(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day())
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    calendar().date(from: DateComponents(year: year, month: month, day: day))
  }

  @Sendable private static func exact(_ text: String) -> Date? {
    let parts = components(text)
    guard parts.count == 3, let date = date(parts[0], parts[1], parts[2]) else { return nil }
    return write(date) == text ? date : nil
  }

  /// Code that reads dates of the form `yyyy-MM-dd`.
  private static func reader(
    _ name: String, wrong: String? = nil, breaks: Set<String> = [],
    write: @escaping @Sendable (Date) -> String = write,
    _ parse: @escaping @Sendable (String) -> Date?
  ) -> DateCode {
    DateCode(name, wrong: wrong, breaks: breaks) { name, settings in
      TestedDateFormat.dates(name, parse: parse, write: write)
        .examined(meaning: .layout("yyyy-MM-dd", isStrict: true), settings: settings)
    }
  }

  private static func timestamps(
    _ name: String, wrong: String? = nil, breaks: Set<String> = [],
    _ parse: @escaping @Sendable (String) -> Date?
  ) -> DateCode {
    DateCode(name, wrong: wrong, breaks: breaks) { name, settings in
      TestedDateFormat.dates(
        name, parse: parse, write: { ISO8601DateFormatter().string(from: $0) }
      ).examined(meaning: .rfc3339(), settings: settings)
    }
  }

  static let readers = [
    reader("ReadsAndWritesAgain", exact),
    reader(
      "SplitByHyphen", wrong: "Reads 2026-02-30 as March 2.", breaks: ["NonDatesAreRefused"]
    ) { text in
      let parts = components(text)
      return parts.count == 3 ? date(parts[0], parts[1], parts[2]) : nil
    },
    reader(
      "ThirdOfTheParts", wrong: "Crashes the app for “2026-02”.", breaks: ["EveryTextIsAnswered"]
    ) { text in
      let parts = text.split(separator: "-")
      return date(Int(parts[0]) ?? 0, Int(parts[1]) ?? 0, Int(parts[2]) ?? 0)
    },
    reader(
      "CompletedFromNow", wrong: "Adds the current time of day to the date.",
      breaks: ["DatesAreRead", "NonDatesAreRefused", "WrittenDatesReadBack"]
    ) {
      exact($0).map { $0 + Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400) }
    },
    reader(
      "NextMidnight", wrong: "Writes a time in the afternoon as the next day.",
      breaks: ["UnseenPartsDontMatter", "WrittenTextIsTheDate", "WrittenDatesReadBack"],
      write: { write($0 + 43_200) }, exact),
    timestamps("ExactTimestamps") { text in
      guard
        let match = text.wholeMatch(
          of: /[0-9]{4}-[0-9]{2}-[0-9]{2}T([0-9]{2}):([0-9]{2}):[0-9]{2}(Z|[+-][0-9]{2}:[0-5][0-9])/
        ),
        match.2 < "60", match.1 < "24", !text.hasSuffix("24:00")
      else { return nil }
      return exactDate(text)
    },
    timestamps(
      "OffsetDropped", wrong: "Reads +01:00 as Z.",
      breaks: ["DatesAreRead", "NonDatesAreRefused"]
    ) { ISO8601DateFormatter().date(from: String($0.prefix(19)) + "Z") },
    timestamps(
      "FormatterOfISO8601", wrong: "Reads an offset with 60 minutes, and digits of other scripts.",
      breaks: ["NonDatesAreRefused"]
    ) { ISO8601DateFormatter().date(from: $0) },
  ]

  /// The date of a timestamp in the correct form, or `nil` if the local time doesn't exist.
  private static func exactDate(_ text: String) -> Date? {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    let isUniversal = text.hasSuffix("Z")
    let sign = text.dropFirst(19).first == "-" ? -1 : 1
    let offset = isUniversal ? 0 : sign * (parts[6] * 3_600 + parts[7] * 60)
    guard parts[3] < 24, parts[4] < 60, parts[5] < 60, isUniversal || parts[6] < 24,
      let day = date(parts[0], parts[1], parts[2]), write(day) == text.prefix(10)
    else { return nil }
    return day + Double(parts[3] * 3_600 + parts[4] * 60 + parts[5] - offset)
  }
}
