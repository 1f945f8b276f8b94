import InputRules

// What is written, and what a text says.
extension DateMeaning {
  /// The text of fields, whether there is such a date or not.
  func text(of fields: DateFields, decimals: Int = 0) -> String {
    parts.map { part in
      switch part {
      case .number(let field, let digits):
        fields.number(field).padded(to: digits)
      case .name(let field, let isFull): name(fields.number(field), field, isFull)
      case .literal(let text): text
      case .decimals(let range, let sign):
        fields.milliseconds.decimals(
          min(max(decimals, range.lowerBound), range.upperBound), after: sign)
      case .offset(let hasColon, let mayBeZ):
        fields.offset.map { $0.text(hasColon) } ?? (mayBeZ ? "Z" : hasColon ? "+00:00" : "+0000")
      }
    }.joined()
  }

  /// The names of a field, with the number of the first.
  private func names(_ field: DateTextField, _ isFull: Bool) -> (names: [String], first: Int) {
    switch field {
    case .month: (isFull ? names.months : names.shortMonths, 1)
    case .weekday:
      // From Monday; the names are from Sunday.
      ((isFull ? names.weekdays : names.shortWeekdays).fromMonday, 1)
    default: (names.halfDays, 0)
    }
  }

  private func name(_ number: Int, _ field: DateTextField, _ isFull: Bool) -> String {
    let (names, first) = names(field, isFull)
    return names.indices.contains(number - first) ? names[number - first] : "\(number)"
  }

  /// What a text says: its instants, in milliseconds since the start of 1970; none if it is no
  /// date; nil where the meaning leaves it open.
  func reading(of text: String) -> [Int]? {
    let trimmed = text.trimmed
    let plain = trimmed.digitsInASCII
    var reader = DateTextReader(plain, isLoose: plain != text, isISO: isISO)
    for (part, next) in zip(parts, parts.dropFirst() + [.literal("")]) where !reader.isWrong {
      take(part, before: next, &reader)
    }
    if reader.isWrong || !reader.isAtEnd { return [] }
    if reader.isLoose && isStrict { return [] }
    if reader.isLoose || reader.isOpen { return nil }
    let weekday = reader.fields.numbers[.weekday]
    // A weekday beside a date only repeats it; code may look at it or not.
    if let weekday, !parts.fields.contains(.weekYear), let date = reader.fields.time(parts.fields),
      date.date?.isoWeekday != weekday
    {
      return nil
    }
    let year = reader.fields.time(parts.fields)?.year ?? years.lowerBound
    // Of other years, nothing is said: year 0, or those before the Gregorian calendar.
    return !parts.sayDate || years ~= year ? instants(of: reader.fields) : nil
  }

  private func take(
    _ part: DateTextPart, before next: DateTextPart, _ reader: inout DateTextReader
  ) {
    switch part {
    case .number(let field, let digits): reader.number(field, digits, isAdjacent: next.isNumber)
    case .name(let field, let isFull):
      let (names, first) = names(field, isFull)
      reader.name(field, names, first)
    case .literal(let text): reader.literal(text)
    case .decimals(let range, let sign): reader.decimals(range, after: sign)
    case .offset(let hasColon, let mayBeZ): reader.offset(hasColon, mayBeZ)
    }
  }
}

extension DateFields.Offset {
  fileprivate func text(_ hasColon: Bool) -> String {
    "\(isNegative ? "-" : "+")\(hours.padded(to: 2))\(hasColon ? ":" : "")\(minutes.padded(to: 2))"
  }
}

extension Int {
  /// The number in at least so many digits.
  fileprivate func padded(to digits: Int) -> String {
    let text = String(magnitude)
    return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, digits - text.count))
      + text
  }

  /// So many decimals of thousandths, after a sign.
  fileprivate func decimals(_ count: Int, after sign: String) -> String {
    count == 0 ? "" : sign + padded(to: 3).prefix(count)
  }
}

extension [String] {
  fileprivate var fromMonday: [String] { Array(dropFirst() + prefix(1)) }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// With the digits of other scripts as those of ASCII.
  fileprivate var digitsInASCII: String {
    String(map { $0.isASCII ? $0 : $0.wholeNumberValue.flatMap { "\($0)".first } ?? $0 })
  }
}
