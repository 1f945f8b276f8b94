import Foundation
import InputRules
import PropertyTesting
import RuleTesting

/// Date-handling code as people write it, with its mistake.
struct DateCode: Sendable, CustomStringConvertible {
  /// A unique name in upper camel case.
  let name: String
  /// The mistake in a sentence with a minimal example, or `nil` for correct code.
  let wrong: String?
  let breaks: Set<String>
  let examined: @Sendable (String, RunSettings) -> FieldReport

  init(
    _ name: String, wrong: String? = nil, breaks: Set<String> = [],
    _ examined: @escaping @Sendable (String, RunSettings) -> FieldReport
  ) {
    (self.name, self.wrong, self.breaks, self.examined) = (name, wrong, breaks, examined)
  }

  var description: String { name }

  static let all = formats + readers + steps + recurrences
}

extension DateCode {
  /// A zone with daylight saving time, from the system's zone file.
  static let berlin = TimeZone(identifier: "Europe/Berlin")!
  static let berlinZone =
    (try? Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Berlin")))
    .flatMap { try? CivilZone(compiled: $0) } ?? .universal

  static func calendar(_ zone: TimeZone = .gmt) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }

  /// A formatter with the recommended settings for a fixed format.
  private static func formatter(_ format: String, _ zone: TimeZone = .gmt) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = format
    return formatter
  }

  /// A formatter that reads only texts it would write itself.
  private static func exact(
    _ format: String, _ meaning: DateMeaning, _ zone: TimeZone = .gmt
  ) -> DateCode {
    DateCode("ExactFormatter-\(format)") { name, settings in
      TestedDateFormat.dates(
        name,
        parse: { text in
          let formatter = formatter(format, zone)
          return formatter.date(from: text).flatMap {
            formatter.string(from: $0) == text ? $0 : nil
          }
        }, write: { formatter(format, zone).string(from: $0) }
      ).examined(meaning: meaning, settings: settings)
    }
  }

  /// A formatter whose format differs from the meaning's format.
  private static func format(
    _ name: String, _ format: String, for layout: String, wrong: String, breaks: Set<String>
  ) -> DateCode {
    DateCode(name, wrong: wrong, breaks: breaks) { name, settings in
      TestedDateFormat.formatter(name) { formatter(format) }
        .examined(meaning: .layout(layout), settings: settings)
    }
  }

  static let formats = [
    exact("yyyy-MM-dd", .layout("yyyy-MM-dd", isStrict: true)),
    exact("EEEE, d MMMM yyyy", .layout("EEEE, d MMMM yyyy")),
    exact("hh:mm a", .layout("hh:mm a", isStrict: true)),
    exact(
      "yyyy-MM-dd HH", .layout("yyyy-MM-dd HH", in: berlinZone, years: 1_970...2_037), berlin),
    format(
      "YearOfTheWeek", "YYYY-MM-dd", for: "yyyy-MM-dd",
      wrong: "Writes December 31, 1900, as 1901-12-31.",
      breaks: ["NonDatesAreRefused", "WrittenTextIsTheDate", "WrittenDatesReadBack"]),
    format(
      "MinutesForMonths", "yyyy-mm-dd", for: "yyyy-MM-dd", wrong: "Reads 2026-03-01 as January 1.",
      breaks: [
        "DatesAreRead", "OrderIsKept", "NonDatesAreRefused", "WrittenTextIsTheDate",
        "WrittenDatesReadBack", "UnseenPartsDontMatter",
      ]),
    DateCode(
      "TwoZones", wrong: "Reads in Berlin what it writes in Greenwich.",
      breaks: ["NonDatesAreRefused", "WrittenTextIsTheDate", "WrittenDatesReadBack"]
    ) { name, settings in
      let meaning = DateMeaning.layout(
        "yyyy-MM-dd HH:mm", in: berlinZone, years: 1_970...2_037)
      return TestedDateFormat.dates(
        name, parse: { formatter("yyyy-MM-dd HH:mm", berlin).date(from: $0) },
        write: { formatter("yyyy-MM-dd HH:mm").string(from: $0) }
      ).examined(meaning: meaning, settings: settings)
    },
  ]
}
