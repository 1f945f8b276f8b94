import Foundation
import InputRules
import PropertyTesting

/// The code that reads and writes dates as text, such as the timestamps of a service.
public struct TestedDateFormat: TestedCode {
  /// The format's name in reports.
  public let name: String
  /// Reads a text as a moment, in milliseconds since the start of 1970.
  let read: @Sendable (String) -> Int?
  let write: @Sendable (Int) -> String

  /// A format for values of `Date`.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - parse: returns the date of a text, or `nil`.
  ///   - write: returns the text of a date.
  public static func dates(
    _ name: String, parse: @escaping @Sendable (String) -> Date?,
    write: @escaping @Sendable (Date) -> String
  ) -> TestedDateFormat {
    TestedDateFormat(
      name: name, read: { parse($0).flatMap(\.milliseconds) },
      write: { write(Date(milliseconds: $0)) })
  }

  /// Foundation's formatter, with its format, locale and zone.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - formatter: creates the formatter, once for each call: formatters aren't sendable.
  public static func formatter(
    _ name: String, _ formatter: @escaping @Sendable () -> DateFormatter
  ) -> TestedDateFormat {
    dates(name, parse: { formatter().date(from: $0) }, write: { formatter().string(from: $0) })
  }

  /// Foundation's formatter for ISO 8601, with its options.
  /// - Parameters:
  ///   - name: the format's name in reports.
  ///   - formatter: creates the formatter, once for each call: formatters aren't sendable.
  public static func formatter(
    _ name: String, _ formatter: @escaping @Sendable () -> ISO8601DateFormatter
  ) -> TestedDateFormat {
    dates(name, parse: { formatter().date(from: $0) }, write: { formatter().string(from: $0) })
  }

  /// A strategy that parses and a style that formats.
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
        step: { ("date \($0.moment.date), text \($0.text.shown)", "parse(\($0.text.literal))") },
        effects: { input in
          [input.text, input.altered].map { read($0) == nil ? .refused : .accepted }
        }, laws: laws(meaning), leaving: meaning.leftOut, remark: { remark(meaning) }))
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
  /// The moment in RFC 3339, or the number of milliseconds if the calendar lacks the moment.
  var date: String {
    let instant = Instant(seconds: secondAndRest.second)
    if CivilZone.universal.civilTime(at: instant) == nil { return "\(self) ms after 1970" }
    let meaning = DateMeaning.rfc3339(decimals: 0...3)
    return meaning.text(of: meaning.fields(of: self), decimals: self % 1_000 == 0 ? 0 : 3)
  }
}
