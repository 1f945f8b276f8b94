/// Reads the text of a date input from left to right (D16.1).
///
/// The next byte always determines how the text may continue. Therefore, an error is always at the
/// end of the longest prefix that a valid text can have (D16.4).
struct DateInputReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads the components of the whole text, without checking their ranges.
  mutating func value(of kind: DateInputKind) throws(DateInputError) -> DateInputValue {
    var value = DateInputValue()
    if kind != .time { value.year = try year() }
    switch kind {
    case .date, .month, .datetimeLocal: value.month = try number(after: "-")
    case .week: value.week = try week()
    case .time: break
    }
    if kind == .date || kind == .datetimeLocal { value.day = try number(after: "-") }
    if kind == .datetimeLocal && !take("T") { try require(" ") }
    if kind == .time || kind == .datetimeLocal { try readTime(into: &value) }
    if offset < bytes.count { throw malformed }
    return value
  }

  private mutating func readTime(into value: inout DateInputValue) throws(DateInputError) {
    value.hour = try number()
    value.minute = try number(after: ":")
    guard take(":") else { return }
    value.second = try number()
    if take(".") { value.millisecond = try fraction() }
  }

  /// Reads a year of four or more digits; any year above a million is read as a million.
  private mutating func year() throws(DateInputError) -> Int {
    var year = 0
    for _ in 0..<4 { year = year * 10 + (try digit()) }
    while let digit = nextDigit { year = min(year * 10 + digit, 1_000_000) }
    return year
  }

  private mutating func week() throws(DateInputError) -> Int {
    try require("-")
    return try number(after: "W")
  }

  /// Reads a fraction of one to three digits as milliseconds.
  private mutating func fraction() throws(DateInputError) -> Int {
    var milliseconds = (try digit()) * 100
    if let tenth = nextDigit { milliseconds += tenth * 10 + (nextDigit ?? 0) }
    return milliseconds
  }

  private mutating func number(after separator: Unicode.Scalar) throws(DateInputError) -> Int {
    try require(separator)
    return try number()
  }

  private mutating func number() throws(DateInputError) -> Int { try digit() * 10 + digit() }

  private mutating func digit() throws(DateInputError) -> Int {
    guard let digit = nextDigit else { throw malformed }
    return digit
  }

  /// The value of the next byte if it is a digit, which is then skipped; otherwise `nil`.
  private var nextDigit: Int? {
    mutating get {
      guard offset < bytes.count, 48...57 ~= bytes[offset] else { return nil }
      defer { offset += 1 }
      return Int(bytes[offset]) - 48
    }
  }

  private mutating func require(_ separator: Unicode.Scalar) throws(DateInputError) {
    guard take(separator) else { throw malformed }
  }

  /// Returns whether an ASCII character comes next; if so, also skips it.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private var malformed: DateInputError { .malformed(offset: offset) }
}
