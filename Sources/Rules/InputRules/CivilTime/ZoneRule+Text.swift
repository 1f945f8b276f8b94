extension ZoneRule {
  /// Creates a rule from text in POSIX notation, such as `EST5EDT,M3.2.0,M11.1.0` (D12.12).
  /// - Parameters:
  ///   - text: the text; if daylight saving time is named, its start and end must follow.
  ///   - version: the zone file's version; before version 3, times must be from 0 to 24 hours
  ///     (D12.13).
  /// - Throws: `ZoneFileError.footer` with the offset of the first invalid byte.
  public init(posix text: String, version: Int = 3) throws(ZoneFileError) {
    try self.init(posix: text.utf8, isExtended: version >= 3)
  }

  init(posix bytes: some Sequence<UInt8>, isExtended: Bool) throws(ZoneFileError) {
    var reader = ZoneRuleReader(Array(bytes), isExtended: isExtended)
    self = try reader.rule()
  }
}

private struct ZoneRuleReader {
  private let bytes: [UInt8]
  private let isExtended: Bool
  private var place = 0

  init(_ bytes: [UInt8], isExtended: Bool) {
    self.bytes = bytes
    self.isExtended = isExtended
  }

  mutating func rule() throws(ZoneFileError) -> ZoneRule {
    try readName()
    let standard = try offset()
    if next == nil { return ZoneRule(standard: standard) }
    try readName()
    let offset = next == UInt8(ascii: ",") || next == nil ? standard + 3_600 : try offset()
    let start = try turn()
    let end = try turn()
    guard next == nil else { throw .footer(at: place) }
    return ZoneRule(
      standard: standard, summer: ZoneRule.Summer(offset: offset, from: start, to: end))
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Returns whether `scalar` comes next; if so, also skips it.
  private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    place += 1
    return true
  }

  private mutating func take(_ scalar: Unicode.Scalar) throws(ZoneFileError) {
    guard takes(scalar) else { throw .footer(at: place) }
  }

  private mutating func readName() throws(ZoneFileError) {
    let isQuoted = takes("<")
    let start = place
    while let byte = next, byte.isLetter || isQuoted && byte.isDigitOrSign { place += 1 }
    guard place - start >= 3 else { throw .footer(at: place) }
    if isQuoted { try take(">") }
  }

  /// Reads an offset; in a rule's text, offsets are positive to the west, so the sign is reversed.
  private mutating func offset() throws(ZoneFileError) -> Int {
    -(try time(isSigned: true, upTo: 24, digits: 2))
  }

  /// Reads hours, then optional minutes, then optional seconds.
  private mutating func time(
    isSigned: Bool, upTo hours: Int, digits: Int
  ) throws(ZoneFileError) -> Int {
    let isNegative = isSigned && takes("-")
    if isSigned && !isNegative { _ = takes("+") }
    var second = try number(0...hours, digits: 1...digits) * 3_600
    if takes(":") {
      second += try number(0...59, digits: 2...2) * 60
      if takes(":") { second += try number(0...59, digits: 2...2) }
    }
    return isNegative ? -second : second
  }

  private mutating func turn() throws(ZoneFileError) -> ZoneRule.Turn {
    try take(",")
    let day = try day()
    guard takes("/") else { return ZoneRule.Turn(day) }
    let (hours, digits) = isExtended ? (167, 3) : (24, 2)
    return ZoneRule.Turn(day, seconds: try time(isSigned: isExtended, upTo: hours, digits: digits))
  }

  private mutating func day() throws(ZoneFileError) -> ZoneRule.Day {
    if takes("J") { return .julian(try number(1...365, digits: 1...3)) }
    guard takes("M") else { return .zeroBased(try number(0...365, digits: 1...3)) }
    let month = try number(1...12, digits: 1...2)
    try take(".")
    let week = try number(1...5, digits: 1...1)
    try take(".")
    return .weekday(month: month, week: week, weekday: try number(0...6, digits: 1...1) + 1)
  }

  /// Reads digits as long as they can begin a valid number; throws an error if the digits read
  /// aren't a valid number.
  private mutating func number(
    _ bounds: ClosedRange<Int>, digits: ClosedRange<Int>
  ) throws(ZoneFileError) -> Int {
    var (number, count) = (0, 0)
    while count < digits.upperBound, let byte = next, byte.isDigit {
      let longer = number * 10 + Int(byte - UInt8(ascii: "0"))
      let least = count + 1 < digits.lowerBound ? longer * 10 : longer
      let isLast = count + 1 == digits.upperBound
      guard least <= bounds.upperBound && (longer >= bounds.lowerBound || !isLast) else { break }
      (number, count) = (longer, count + 1)
      place += 1
    }
    guard digits.contains(count), bounds.contains(number) else { throw .footer(at: place) }
    return number
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var isDigitOrSign: Bool {
    isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
  }

  fileprivate var isLetter: Bool {
    let lowercase = self | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
  }
}
