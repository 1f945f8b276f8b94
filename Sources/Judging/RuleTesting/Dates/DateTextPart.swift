import InputRules

/// A part of a date's text.
enum DateTextPart: Hashable, Sendable {
  /// A number of so many digits, or with 1 as short as it is.
  case number(DateTextField, digits: Int)
  /// A month, a weekday or a half-day by its name, in full or abbreviated.
  case name(DateTextField, isFull: Bool)
  /// A sign or a word.
  case literal(String)
  /// The decimals of a second, after a sign if there are any.
  case decimals(ClosedRange<Int>, after: String)
  /// The offset from universal time: Z, or hours and minutes with a colon between or without.
  case offset(hasColon: Bool, mayBeZ: Bool)
}

/// What a number or a name of a date's text says.
enum DateTextField: Hashable, Sendable, CaseIterable {
  case year, month, day, dayOfYear, weekYear, week, weekday
  case hour, hour12, halfDay, minute, second

  /// The numbers that it may have at all; a year has those of its digits.
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
  /// The parts of a layout, in Unicode's letters: `dd.MM.yyyy HH:mm`.
  /// - Throws: `MeaningProblem.badLayout` for letters that are no field, two digits of a year among
  ///   them, which don't say the century.
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

  /// The field of a run of one letter; nil if there is none.
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
}

extension DateTextPart {
  /// Whether it is digits that could be those of the part before it.
  var isNumber: Bool {
    switch self {
    case .number: true
    case .decimals(_, let sign): sign.isEmpty
    case .name, .literal, .offset: false
    }
  }
}
