import InputRules

enum DateTextPart: Hashable, Sendable {
  /// A number padded with leading zeros to this many digits; 1 means no padding.
  case number(DateTextField, digits: Int)
  /// The full or abbreviated name of a month, a weekday or a half-day.
  case name(DateTextField, isFull: Bool)
  /// A fixed separator or word.
  case literal(String)
  /// The decimals of a second, preceded by this separator unless there are none.
  case decimals(ClosedRange<Int>, after: String)
  /// The offset from universal time: Z, or hours and minutes, with or without a colon between them.
  case offset(hasColon: Bool, mayBeZ: Bool)
}

/// The meaning of a number or a name in a date's text.
enum DateTextField: Hashable, Sendable, CaseIterable {
  case year, month, day, dayOfYear, weekYear, week, weekday
  case hour, hour12, halfDay, minute, second

  /// The numbers allowed in the field, such as 0 to 9999 for a year.
  var range: ClosedRange<Int> {
    switch self {
    case .year, .weekYear: 0...9_999
    case .month, .hour12: 1...12
    case .day: 1...31
    case .dayOfYear: 1...366
    case .week: 1...53
    case .weekday: 1...7
    case .hour: 0...23
    case .halfDay: 0...1
    case .minute, .second: 0...59
    }
  }
}

extension DateTextPart {
  /// The parts of a layout in Unicode's pattern letters, such as `dd.MM.yyyy HH:mm`.
  /// - Throws: `MeaningProblem.badLayout` for an unclosed apostrophe, and for letters that don't
  ///   represent a field, such as a two-digit year.
  static func parts(of layout: String) throws(MeaningProblem) -> [DateTextPart] {
    do throws(DateFormatError) {
      return try DateFormat.Part.all(of: layout) { DateTextPart($0) }.map { part in
        switch part {
        case .text(let text): .literal(text)
        case .field(let field): field
        }
      }
    } catch {
      let wrong = layout.utf16.dropFirst(error.offset)
      if case .unclosed = error { throw .badLayout(String(Substring(wrong))) }
      throw .badLayout(String(Substring(wrong.prefix { $0 == wrong.first })))
    }
  }

  /// The part for a run of equal letters, or `nil` if the run represents no part.
  private init?(_ run: String) {
    let (letter, count) = (run.prefix(1), run.count)
    let numbers: [Substring: (field: DateTextField, digits: ClosedRange<Int>)] = [
      "M": (.month, 1...2), "d": (.day, 1...2), "D": (.dayOfYear, 3...3), "Y": (.weekYear, 4...4),
      "w": (.week, 2...2), "H": (.hour, 1...2), "h": (.hour12, 1...2), "m": (.minute, 1...2),
      "s": (.second, 1...2), "y": (.year, 4...4), "e": (.weekday, 1...1),
    ]
    if let (field, digits) = numbers[letter], digits ~= count {
      self = .number(field, digits: count)
      return
    }
    switch (letter, count) {
    case ("M", 3), ("M", 4): self = .name(.month, isFull: count == 4)
    case ("E", 1...4): self = .name(.weekday, isFull: count == 4)
    case ("a", 1): self = .name(.halfDay, isFull: true)
    case ("S", 1...3): self = .decimals(count...count, after: "")
    case ("X", 3), ("x", 3): self = .offset(hasColon: true, mayBeZ: letter == "X")
    case ("X", 2), ("Z", 1), ("x", 2): self = .offset(hasColon: false, mayBeZ: letter == "X")
    default: return nil
    }
  }

  /// Whether the part consists of digits that could belong to the part before it.
  var isNumber: Bool {
    switch self {
    case .number: true
    case .decimals(_, let sign): sign.isEmpty
    case .name, .literal, .offset: false
    }
  }
}

/// Reads a date's text part by part; its functions return false if the text isn't a date.
struct DateTextReader {
  private let meaning: DateMeaning
  private(set) var fields = DateFields()
  /// The text as the format writes it, but with the decimals that were read.
  private(set) var written = ""
  private(set) var hasAllowedDecimals = true
  private(set) var rest: Substring

  init(_ text: String, of meaning: DateMeaning) { (rest, self.meaning) = (text[...], meaning) }

  mutating func read(_ part: DateTextPart, before next: DateTextPart) -> Bool {
    switch part {
    case .number(let field, let digits):
      // In Unicode's layouts, yyyy means at least four digits, and d means one or two.
      let mayBeLong = field == .year && !meaning.isISO && !next.isNumber
      let most = digits == 1 && field != .weekday ? 2 : mayBeLong ? digits + 3 : digits
      let found = takeDigits(most)
      // A two-digit year lacks the century.
      let isTooShort = found.count < digits && [.year, .weekYear].contains(field)
      guard let number = Int(found), !isTooShort else { return false }
      fields.numbers[field] = number
      written += number.padded(to: digits)
      return true
    case .name(let field, let isFull):
      let (names, first) = meaning.names(field, isFull)
      let longest = names.indices.filter { starts(with: names[$0]) }.max {
        names[$0].count < names[$1].count
      }
      fields.numbers[field] = longest.map { $0 + first }
      return longest.map { take(names[$0]) } ?? false
    case .literal(let text): return take(text)
    case .decimals(let range, let sign): return decimals(range, after: sign)
    case .offset(let hasColon, let mayBeZ): return offset(hasColon, mayBeZ)
    }
  }

  private mutating func take(_ text: String) -> Bool {
    if !starts(with: text) { return false }
    rest = rest.dropFirst(text.count)
    written += text
    return true
  }

  /// Reads decimals after a separator; a text without the separator has no decimals.
  private mutating func decimals(_ range: ClosedRange<Int>, after sign: String) -> Bool {
    let hasSign = rest.hasPrefix(sign)
    if hasSign { rest = rest.dropFirst(sign.count) }
    let found = hasSign ? takeDigits(.max) : ""
    hasAllowedDecimals = range ~= found.count
    written += found.isEmpty ? "" : sign + found
    fields.milliseconds = Int((found + "000").prefix(3)) ?? 0
    return !hasSign || !found.isEmpty
  }

  private mutating func offset(_ hasColon: Bool, _ mayBeZ: Bool) -> Bool {
    let sign = rest.popFirst()
    if sign == "Z" || sign == "z" {
      written += mayBeZ ? "Z" : ""
      return true
    }
    let hours = takeDigits(2)
    if rest.first == ":" { rest.removeFirst() }
    let minutes = takeDigits(2)
    let offset = DateFields.Offset(
      isNegative: sign == "-", hours: Int(hours) ?? 0, minutes: Int(minutes) ?? 0)
    fields.offset = offset
    written += offset.text(hasColon)
    return (sign == "+" || sign == "-") && hours.count == 2 && minutes.count != 1
  }

  private func starts(with text: String) -> Bool {
    rest.prefix(text.count).lowercased() == text.lowercased()
  }

  private mutating func takeDigits(_ most: Int) -> Substring {
    let found = rest.prefix(most).prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(found.count)
    return found
  }
}
