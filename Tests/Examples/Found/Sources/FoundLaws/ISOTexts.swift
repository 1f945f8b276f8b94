import Foundation
import PropertyTesting

/// A text in the form of RFC 3339, whose fields may be out of range.
struct ISOText: Sendable, CustomStringConvertible {
  var year = 2021
  var month = 1
  var day = 1
  var hour = 12
  var minute = 0
  var second = 0
  var offset = "Z"
  var before = ""
  var after = ""
  var dateSeparator = "-"
  var timeSeparator = ":"

  /// Whether the day exists.
  var hasDay: Bool { 1...Civil(year, month, 1).daysInMonth ~= day }
  /// Whether the time exists.
  var hasTime: Bool { 0...23 ~= hour && 0...59 ~= minute && 0...59 ~= second }
  /// The moment that the text means in Greenwich, or `nil` if it isn't a valid text for Greenwich.
  var moment: Date? {
    guard hasDay && hasTime && offset == "Z" && before + after == "" else { return nil }
    return Civil(year, month, day).date(hour * 3600 + minute * 60 + second)
  }

  var description: String {
    let date = [year.digits(4), month.digits(2), day.digits(2)].joined(separator: dateSeparator)
    let time = [hour, minute, second].map { $0.digits(2) }.joined(separator: timeSeparator)
    return "\(before)\(date)T\(time)\(offset)\(after)"
  }

  /// Texts whose days may not exist.
  static let days = zip(.int(in: 1600...2400), .int(in: 1...12), .int(in: 1...31)).map {
    ISOText(year: $0, month: $1, day: $2)
  }
  /// Texts whose times may not exist.
  static let times = zip(.int(in: 0...30), .int(in: 0...70), .int(in: 0...70)).map {
    ISOText(hour: $0, minute: $1, second: $2)
  }
  /// Texts surrounded by other texts.
  static let surrounded = zip(
    Generator<String>.among("", "", " ", "x"), Generator<String>.among("", "x", " ", ":00")
  ).map { ISOText(before: $0, after: $1) }
  /// Texts with offsets that may not exist.
  static let offsets = zip(.int(in: 0...99), .int(in: 0...99)).map {
    ISOText(offset: "+\($0.digits(2)):\($1.digits(2))")
  }
  /// Texts with years of more than four digits.
  static let years = Generator<Int>.int(in: 1600...99_999).map { ISOText(year: $0) }
  /// Texts with other separators.
  static let separated = zip(
    Generator<String>.among("-", "/", "."), Generator<String>.among(":", ".", "-")
  ).map { ISOText(dateSeparator: $0, timeSeparator: $1) }
}

extension Int {
  /// The number with at least `count` digits.
  func digits(_ count: Int) -> String {
    let text = String(magnitude)
    return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, count - text.count))
      + text
  }
}
