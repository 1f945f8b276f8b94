import InputRules

enum DateTextPart: Hashable, Sendable {
  /// A number of this many digits; 1 means no leading zeros.
  case number(DateTextField, digits: Int)
  /// The full or abbreviated name of a month, a weekday or a half-day.
  case name(DateTextField, isFull: Bool)
  /// A fixed separator or word.
  case literal(String)
  /// The decimals of a second, preceded by this sign if there are any.
  case decimals(ClosedRange<Int>, after: String)
  /// The offset from universal time: Z, or hours and minutes with or without a colon between.
  case offset(hasColon: Bool, mayBeZ: Bool)
}

/// The meaning of a number or a name in a date's text.
enum DateTextField: Hashable, Sendable, CaseIterable {
  case year, month, day, dayOfYear, weekYear, week, weekday
  case hour, hour12, halfDay, minute, second

  /// The numbers allowed in the field; for a year, 0 to 9999.
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
  /// - Throws: `MeaningProblem.badLayout` for letters that don't represent a field, and for a
  ///   two-digit year, which lacks the century.
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

  /// The part for a run of one letter, or `nil` if no part has these letters.
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

/// Reads a date's text, part by part.
struct DateTextReader {
  private(set) var fields = DateFields()
  private(set) var isWrong = false
  /// Whether the text's spelling differs from the written form, which a strict meaning refuses.
  private(set) var isLoose: Bool
  /// Whether code may either read or refuse the text.
  private(set) var isOpen = false
  private let isISO: Bool
  private var rest: Substring

  init(_ text: String, isLoose: Bool, isISO: Bool) {
    rest = text[...]
    (self.isLoose, self.isISO) = (isLoose, isISO)
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Reads a number with `digits` digits; 1 allows a second digit, except for a weekday.
  mutating func number(_ field: DateTextField, _ digits: Int, isAdjacent: Bool) {
    let most = digits == 1 && field != .weekday ? 2 : digits
    let found = take(most) { $0.isASCII && $0.isNumber }
    if found.isEmpty { isWrong = true }
    // A two-digit year lacks the century.
    if found.count < digits && [.year, .weekYear].contains(field) { isWrong = true }
    let isShort = found.count < digits || digits == 1 && found.count > 1 && found.hasPrefix("0")
    if isShort { isLoose = true }
    fields.numbers[field] = Int(found)
    // Unicode's yyyy means at least four digits; a year in RFC 3339 has exactly four.
    let mayBeLong = field == .year && !isISO && !isAdjacent
    if mayBeLong && !take(3, while: { $0.isASCII && $0.isNumber }).isEmpty { isOpen = true }
  }

  /// Reads the longest matching name; the first name's number is `first`.
  mutating func name(_ field: DateTextField, _ names: [String], _ first: Int) {
    let found = names.indices.filter { starts(with: names[$0]) }.max {
      names[$0].count < names[$1].count
    }
    guard let found else { return isWrong = true }
    literal(names[found])
    fields.numbers[field] = found + first
  }

  mutating func literal(_ text: String) {
    if !starts(with: text) { return isWrong = true }
    if !rest.hasPrefix(text) { isSpelledOtherwise() }
    rest = rest.dropFirst(text.count)
  }

  /// Reads decimals after a sign; a count outside `range` is another spelling.
  mutating func decimals(_ range: ClosedRange<Int>, after sign: String) {
    guard rest.hasPrefix(sign) else {
      if range.lowerBound > 0 { isSpelledOtherwise() }
      return
    }
    rest = rest.dropFirst(sign.count)
    let found = take(.max) { $0.isASCII && $0.isNumber }
    if found.isEmpty { isWrong = true }
    if !(range ~= found.count) { isSpelledOtherwise() }
    fields.milliseconds = Int((found + "000").prefix(3)) ?? 0
  }

  mutating func offset(_ hasColon: Bool, _ mayBeZ: Bool) {
    if rest.first == "Z" || rest.first == "z" {
      if !mayBeZ { isLoose = true }
      if rest.first == "z" { isSpelledOtherwise() }
      rest.removeFirst()
      return
    }
    guard let sign = rest.popFirst(), sign == "+" || sign == "-" else { return isWrong = true }
    let hours = take(2) { $0.isASCII && $0.isNumber }
    if (rest.first == ":") != hasColon { isLoose = true }
    if rest.first == ":" { rest.removeFirst() }
    let minutes = take(2) { $0.isASCII && $0.isNumber }
    if hours.count < 2 || minutes.count == 1 { isWrong = true }
    if minutes.isEmpty { isLoose = true }
    fields.offset = DateFields.Offset(
      isNegative: sign == "-", hours: Int(hours) ?? 0, minutes: Int(minutes) ?? 0)
  }

  /// Records another spelling; RFC 3339 also allows lowercase letters and more decimals.
  private mutating func isSpelledOtherwise() { if isISO { isOpen = true } else { isLoose = true } }

  private func starts(with text: String) -> Bool {
    rest.prefix(text.count).lowercased() == text.lowercased()
  }

  private mutating func take(_ most: Int, while isPart: (Character) -> Bool) -> Substring {
    let found = rest.prefix(most).prefix(while: isPart)
    rest = rest.dropFirst(found.count)
    return found
  }
}
