// Date formats (D10.16 to D10.20).
extension ModelCivilTime {
  /// The offset of the first mistake in a date format, or `nil` if there is none (D10.20).
  public func offsetOfProblem(inFormat format: String) -> Int? {
    let offsets = DateFormatPart.all(of: format).compactMap { part in
      switch part {
      case .field(let letter, let count, let offset):
        DateFormatPart.fields.contains(run(letter, count)) ? nil : offset
      case .scalar: nil
      case .unclosed(let offset): offset
      }
    }
    return offsets.min()
  }

  /// The text for a local time in a date format (D10.18).
  public func text(of time: CivilTime, format: String, names: DateNames, zoneName: String) -> String
  {
    var text = ""
    for part in DateFormatPart.all(of: format) {
      switch part {
      case .field(let letter, let count, _):
        text += self.text(of: run(letter, count), time, names, zoneName)
      case .scalar(let scalar): text.unicodeScalars.append(scalar)
      case .unclosed: break
      }
    }
    return text
  }

  private func run(_ letter: Unicode.Scalar, _ count: Int) -> String {
    String(repeating: String(Character(letter)), count: count)
  }

  /// The text for a field of a date format (D10.17, D10.19, D10.21).
  private func text(of field: String, _ time: CivilTime, _ names: DateNames, _ zoneName: String)
    -> String
  {
    let isDate = problem(year: time.year, month: time.month, day: time.day) == nil
    let number = isDate ? DayCount.number(time.year, time.month, time.day) : 0
    let weekday = isDate ? DayCount.weekday(number) : 0
    let isHour = time.hour >= 0 && time.hour < 24
    let hour = !isHour ? time.hour : time.hour % 12 == 0 ? 12 : time.hour % 12
    let numbers: [Character: Int] = [
      "M": time.month, "d": time.day, "H": time.hour, "h": hour, "m": time.minute, "s": time.second,
    ]
    switch field {
    case "y": return self.number(time.year, 1, names)
    case "yyyy": return self.number(time.year, 4, names)
    case "yy": return self.number(Int(time.year.magnitude % 100), 2, names)
    case "MMM": return name(time.month, names.shortMonths)
    case "MMMM": return name(time.month, names.months)
    case "E", "EE", "EEE": return name(weekday, names.shortWeekdays)
    case "EEEE": return name(weekday, names.weekdays)
    case "a": return name(!isHour ? 0 : time.hour < 12 ? 1 : 2, names.halfDays)
    case "zzzz": return zoneName
    default: return numbers[field.first ?? " "].map { self.number($0, field.count, names) } ?? ""
    }
  }

  /// The name with this number, starting at 1; empty if there is no such name (D10.21).
  private func name(_ number: Int, _ names: [String]) -> String {
    (1...12).contains(number) && number <= names.count ? names[number - 1] : ""
  }

  /// A number in at least `digits` digits, with a minus sign if it is negative (D10.17, D10.18,
  /// D10.19, D10.21).
  func number(_ number: Int, _ digits: Int, _ names: DateNames) -> String {
    var written = ""
    var rest = number.magnitude
    while rest > 0 || written.unicodeScalars.count < digits {
      written = String(Character(names.digits[Int(rest % 10)])) + written
      rest /= 10
    }
    return (number < 0 ? "-" : "") + written
  }
}

/// A part of a date format: a sequence of one letter, or a scalar that is copied (D10.16).
enum DateFormatPart: Equatable {
  /// A sequence of one letter, with its offset in UTF-16 units.
  case field(letter: Unicode.Scalar, count: Int, offset: Int)
  case scalar(Unicode.Scalar)
  /// An unclosed apostrophe at this offset.
  case unclosed(offset: Int)

  /// The parts of a format (D10.16).
  static func all(of format: String) -> [DateFormatPart] {
    let scalars = Array(format.unicodeScalars)
    var parts: [DateFormatPart] = []
    var offset = 0
    var index = 0
    var opening: Int?
    while index < scalars.count {
      let scalar = scalars[index]
      var taken = 1
      if scalar == "'" && index + 1 < scalars.count && scalars[index + 1] == "'" {
        parts.append(.scalar("'"))
        taken = 2
      } else if scalar == "'" {
        opening = opening == nil ? offset : nil
      } else if opening == nil && isLetter(scalar) {
        taken = scalars[index...].prefix { $0 == scalar }.count
        parts.append(.field(letter: scalar, count: taken, offset: offset))
      } else {
        parts.append(.scalar(scalar))
      }
      offset += scalars[index..<(index + taken)].map { $0.utf16.count }.reduce(0, +)
      index += taken
    }
    return parts + (opening.map { [.unclosed(offset: $0)] } ?? [])
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    "a" <= scalar && scalar <= "z" || "A" <= scalar && scalar <= "Z"
  }

  /// All fields of date formats (D10.17).
  static let fields: Set<String> = [
    "y", "yy", "yyyy", "M", "MM", "MMM", "MMMM", "d", "dd", "E", "EE", "EEE", "EEEE", "H", "HH",
    "h", "hh", "m", "mm", "s", "ss", "a", "zzzz",
  ]
}
