import InputRules

/// The numbers in a date's text; the date that they represent may not exist.
struct DateFields: Hashable, Sendable {
  var numbers: [DateTextField: Int] = [:]
  /// The fraction of the second, in milliseconds.
  var milliseconds = 0
  /// The written offset from universal time, or `nil` if the text contains Z or no offset.
  var offset: Offset?

  struct Offset: Hashable, Sendable {
    var isNegative: Bool
    var hours: Int
    var minutes: Int

    var seconds: Int { (isNegative ? -1 : 1) * (hours * 3_600 + minutes * 60) }
  }
}

extension DateFields {
  init(_ time: CivilTime, milliseconds: Int = 0) {
    self.milliseconds = milliseconds
    numbers = [
      .year: time.year, .month: time.month, .day: time.day, .hour: time.hour,
      .hour12: (time.hour + 11) % 12 + 1, .halfDay: time.hour / 12, .minute: time.minute,
      .second: time.second,
    ]
    guard let date = time.date, let first = try? CivilDate(year: time.year, month: 1, day: 1)
    else { return }
    let week = ISOWeek(of: date)
    numbers[.dayOfYear] = date.dayNumber - first.dayNumber + 1
    (numbers[.weekYear], numbers[.week]) = (week.year, week.week)
    numbers[.weekday] = date.isoWeekday
  }

  /// The number in a field, or 0 if the text lacks the field.
  func number(_ field: DateTextField) -> Int { numbers[field] ?? 0 }

  /// The date with these numbers, or `nil` if it doesn't exist.
  private func date(_ written: Set<DateTextField>) -> CivilDate? {
    if written.contains(.weekYear) {
      let week = try? ISOWeek(year: number(.weekYear), week: number(.week))
      return try? week?.date(weekday: number(.weekday))
    }
    if written.contains(.dayOfYear) {
      guard let first = try? CivilDate(year: number(.year), month: 1, day: 1),
        let date = try? CivilDate(dayNumber: first.dayNumber + number(.dayOfYear) - 1)
      else { return nil }
      return date.year == first.year ? date : nil
    }
    return try? CivilDate(
      year: written.contains(.year) ? number(.year) : 1970,
      month: written.contains(.month) ? number(.month) : 1,
      day: written.contains(.day) ? number(.day) : 1)
  }

  /// The local time that the fields represent, to the second, or `nil` if it doesn't exist.
  func time(_ written: Set<DateTextField>) -> CivilTime? {
    let isInRange = written.allSatisfy { $0.range ~= number($0) }
    guard isInRange, let date = date(written) else { return nil }
    let present = DateFields(numbers: numbers.filter { written.contains($0.key) })
    let hour =
      written.contains(.hour12)
      ? present.number(.hour12) % 12 + 12 * present.number(.halfDay) : present.number(.hour)
    return CivilTime(
      date, hour: hour, minute: present.number(.minute), second: present.number(.second))
  }
}

extension DateMeaning {
  /// The fields' instants, in milliseconds since the start of 1970; `[]` if the date doesn't exist,
  /// and `nil` if the meaning allows any answer.
  func instants(of fields: DateFields) -> [Int]? {
    let written = parts.fields
    if let offset = fields.offset, offset.hours > 23 || offset.minutes > 59 { return [] }
    guard let time = fields.time(written) else { return fields.isOpen(written) ? nil : [] }
    if parts.hasOffset {
      return CivilZone.universal.instants(of: time).map {
        $0.milliseconds + fields.milliseconds - (fields.offset?.seconds ?? 0) * 1_000
      }
    }
    return local(time).map { $0.map { $0.milliseconds + fields.milliseconds } }
  }

  /// The instants of a local time in the zone, or `nil` if the meaning allows any answer.
  private func local(_ time: CivilTime) -> [Instant]? {
    let all = zone.instants(of: time)
    switch (all.isEmpty ? gap : nil, overlap) {
    case (.any, _): return nil
    case (.refused, _): return []
    case (.later, _): return zone.instant(of: time).map { [$0] }
    case (nil, .either): return all
    case (nil, .first): return Array(all.prefix(1))
    case (nil, .second): return Array(all.suffix(1))
    }
  }
}

extension DateFields {
  /// Whether code may refuse the time: second 60 requires a table of leap seconds, and ISO
  /// 8601:2019 forbids 24:00, unlike ISO 8601:2004.
  fileprivate func isOpen(_ written: Set<DateTextField>) -> Bool {
    var other = self
    let isFull = number(.minute) == 0 && number(.second) == 0 && milliseconds == 0
    if numbers[.second] == 60 { other.numbers[.second] = nil }
    if numbers[.hour] == 24 && isFull { other.numbers[.hour] = nil }
    return other.time(written) != nil
  }
}

extension [DateTextPart] {
  var hasOffset: Bool { contains { if case .offset = $0 { true } else { false } } }
}

extension Instant {
  var milliseconds: Int { microseconds / 1_000 }
}

extension DateMeaning {
  /// The text for fields, even if their date doesn't exist.
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

  /// The names of a field's values, and the number that the first name represents.
  func names(_ field: DateTextField, _ isFull: Bool) -> (names: [String], first: Int) {
    switch field {
    case .month: (isFull ? names.months : names.shortMonths, 1)
    case .weekday:
      // Weekday numbers begin with Monday, but the names begin with Sunday.
      ((isFull ? names.weekdays : names.shortWeekdays).fromMonday, 1)
    default: (names.halfDays, 0)
    }
  }

  private func name(_ number: Int, _ field: DateTextField, _ isFull: Bool) -> String {
    let (names, first) = names(field, isFull)
    return names.indices.contains(number - first) ? names[number - first] : "\(number)"
  }

  /// A text's instants, in milliseconds since the start of 1970; `[]` if the text isn't a date, and
  /// `nil` if the meaning allows any answer.
  func reading(of text: String) -> [Int]? {
    var reader = DateTextReader(text.trimmed.digitsInASCII, of: self)
    for (part, next) in zip(parts, parts.dropFirst() + [.literal("")])
    where !reader.read(part, before: next) { return [] }
    if !reader.rest.isEmpty { return [] }
    if reader.written != text || !reader.hasAllowedDecimals {
      // RFC 3339 also allows lowercase letters and more decimal places.
      let isOpen = isISO && reader.written.uppercased() == text.uppercased()
      return isOpen || !isStrict ? nil : []
    }
    let (fields, time) = (reader.fields, reader.fields.time(parts.fields))
    // In a text with a full date, a weekday is redundant, so code may check or ignore it.
    if let weekday = fields.numbers[.weekday], !parts.fields.contains(.weekYear),
      let date = time?.date, date.isoWeekday != weekday
    {
      return nil
    }
    // The laws don't apply to years outside the range, such as 0 or years before the Gregorian
    // calendar.
    let isInRange = years ~= time?.year ?? years.lowerBound && fields.number(.year) < 10_000
    return !parts.haveDate || isInRange ? instants(of: fields) : nil
  }
}

extension DateFields.Offset {
  func text(_ hasColon: Bool) -> String {
    "\(isNegative ? "-" : "+")\(hours.padded(to: 2))\(hasColon ? ":" : "")\(minutes.padded(to: 2))"
  }
}

extension Int {
  /// The first `count` decimal digits of this number of thousandths, preceded by `sign`.
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

  /// The text with the digits in other scripts replaced with ASCII digits.
  fileprivate var digitsInASCII: String {
    String(map { $0.isASCII ? $0 : $0.wholeNumberValue.flatMap { "\($0)".first } ?? $0 })
  }
}
