/// A date format, such as `EEEE, MMMM d, y` (D10.16).
public struct DateFormat: Hashable, Sendable {
  package let text: String
  private let parts: [Part<DateFormatField>]

  /// Creates a date format from text.
  /// - Parameter text: the format: fields, scalars that aren't ASCII letters, and any text between
  ///   apostrophes (D10.16, D10.17).
  /// - Throws: `DateFormatError` for the first run of equal letters that isn't a field, or for an
  ///   unclosed apostrophe (D10.20).
  public init(_ text: String) throws(DateFormatError) {
    self.text = text
    parts = try Part.all(of: text) { DateFormatField($0) }
  }

  /// The local time as text (D10.18); the time needn't exist (D10.21).
  /// - Parameters:
  ///   - time: a local time, whose components may be any numbers.
  ///   - names: the locale's names and digits.
  ///   - zoneName: the name of the time zone, which the `zzzz` field shows.
  public func text(of time: CivilTime, names: DateNames, zoneName: String = "") -> String {
    parts.reduce(into: "") { written, part in
      switch part {
      case .text(let text): written += text
      case .field(.zone): written += zoneName
      case .field(let field): written += field.text(of: time, names)
      }
    }
  }
}

extension DateFormat {
  /// A part of a format: literal text, or a field (D10.16).
  package enum Part<Field: Hashable & Sendable>: Hashable, Sendable {
    case text(String)
    case field(Field)

    /// The parts of a format's text.
    /// - Parameters:
    ///   - text: the format's text.
    ///   - field: returns the field for a run of equal letters, or `nil` if there is none.
    /// - Throws: `DateFormatError`, as for a date format (D10.20).
    package static func all(
      of text: String, _ field: (String) -> Field?
    ) throws(DateFormatError) -> [Part] {
      var (parts, plain, rest) = ([Part](), "", text.unicodeScalars[...])
      var (offset, opening) = (0, Int?.none)
      while let scalar = rest.first {
        var run = rest.prefix(1)
        if rest.starts(with: "''".unicodeScalars) {
          run = rest.prefix(2)
          plain += "'"
        } else if scalar == "'" {
          opening = opening == nil ? offset : nil
        } else if opening == nil && scalar.isASCIILetter {
          run = rest.prefix { $0 == scalar }
          guard let field = field(String(run)) else { throw .notAField(offset: offset) }
          parts += (plain.isEmpty ? [] : [.text(plain)]) + [.field(field)]
          plain = ""
        } else {
          plain.unicodeScalars.append(scalar)
        }
        offset += run.reduce(0) { $0 + UTF16.width($1) }
        rest = rest[run.endIndex...]
      }
      if let opening { throw .unclosed(offset: opening) }
      return parts + (plain.isEmpty ? [] : [.text(plain)])
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }
}

/// The reason text isn't a date format (D10.20).
public enum DateFormatError: Error, Hashable, Sendable {
  /// The letters at this offset, in UTF-16 units, aren't a field.
  case notAField(offset: Int)
  /// The apostrophe at this offset, in UTF-16 units, is never closed.
  case unclosed(offset: Int)

  /// The offset of the mistake, in UTF-16 units.
  package var offset: Int {
    switch self {
    case .notAField(let offset), .unclosed(let offset): offset
    }
  }
}

extension DateFormatError: Explained {
  var sentence: String {
    switch self {
    case .notAField(let offset):
      "the letters at offset \(offset) aren't a date field; put literal text between apostrophes"
    case .unclosed(let offset):
      "the apostrophe at offset \(offset) isn't closed; add another one, for example: 'at'"
    }
  }
}

/// A field of a date format (D10.17).
enum DateFormatField: String, Hashable, Sendable {
  case year = "y"
  case shortYear = "yy"
  case longYear = "yyyy"
  case month = "M"
  case paddedMonth = "MM"
  case shortMonthName = "MMM"
  case monthName = "MMMM"
  case day = "d"
  case paddedDay = "dd"
  case shortWeekday = "E"
  case weekday = "EEEE"
  case hour = "H"
  case paddedHour = "HH"
  case hour12 = "h"
  case paddedHour12 = "hh"
  case minute = "m"
  case paddedMinute = "mm"
  case second = "s"
  case paddedSecond = "ss"
  case halfDay = "a"
  case zone = "zzzz"

  /// Creates the field for a run of equal letters; fails if there is none.
  init?(_ run: String) { self.init(rawValue: run == "EE" || run == "EEE" ? "E" : run) }
}

extension DateFormatField {
  /// The field's text for a local time; empty for the zone field, which depends on the zone
  /// (D10.17).
  func text(of time: CivilTime, _ names: DateNames) -> String {
    switch self {
    case .year, .longYear: number(time.year, names)
    case .shortYear: names.number(time.year.magnitude % 100, padded: 2)
    case .month, .paddedMonth: number(time.month, names)
    case .shortMonthName: names.name(time.month, of: names.shortMonths)
    case .monthName: names.name(time.month, of: names.months)
    case .day, .paddedDay: number(time.day, names)
    case .shortWeekday: weekday(time, names, names.shortWeekdays)
    case .weekday: weekday(time, names, names.weekdays)
    case .hour, .paddedHour: number(time.hour, names)
    case .hour12, .paddedHour12:
      number(0...23 ~= time.hour ? (time.hour + 11) % 12 + 1 : time.hour, names)
    case .minute, .paddedMinute: number(time.minute, names)
    case .second, .paddedSecond: number(time.second, names)
    case .halfDay: 0...23 ~= time.hour ? names.name(time.hour / 12 + 1, of: names.halfDays) : ""
    case .zone: ""
    }
  }

  /// The number, with at least as many digits as the field has letters, and with a minus sign if it
  /// is below 0 (D10.19, D10.21).
  private func number(_ number: Int, _ names: DateNames) -> String {
    (number < 0 ? "-" : "") + names.number(number.magnitude, padded: rawValue.utf8.count)
  }

  private func weekday(_ time: CivilTime, _ names: DateNames, _ weekdays: [String]) -> String {
    time.date.map { names.name($0.weekday, of: weekdays) } ?? ""
  }
}
