import PropertyConsole

extension Double {
  /// The longest allowed duration, in seconds: a year, for which arithmetic stays exact.
  private static let longestDuration = 366.0 * 86_400

  /// Creates a number of seconds from a duration such as `90`, `90s`, `10m`, `8h` or `1h30m`, or
  /// returns `nil` for other text.
  init?(duration: String) {
    let units: [Substring: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    let parts = duration.matches(of: #/([0-9]+)([smhd])/#).map(\.output)
    // A bare number means seconds; a number after a unit, as in 1h30, is an error.
    let isBare = duration.wholeMatch(of: #/[0-9]+/#) != nil
    guard isBare || parts.map(\.0).joined() == duration else { return nil }
    let seconds =
      isBare
      ? Double(duration) ?? 0
      : parts.reduce(0) { $0 + (Double($1.1) ?? 0) * (units[$1.2] ?? 0) }
    guard seconds > 0, seconds <= Self.longestDuration else { return nil }
    self = seconds
  }

  /// The duration in its two largest units, such as `45 s` or `1 h 5 min`.
  var asDuration: String {
    let whole = Int(max(0, min(self, 1e9)).rounded())
    let (days, hours, minutes) = (whole / 86_400, whole / 3600 % 24, whole / 60 % 60)
    let parts = [(days, "d"), (hours, "h"), (minutes, "min"), (whole % 60, "s")]
    let first = parts.firstIndex { $0.0 > 0 } ?? parts.count - 1
    return parts[first...].prefix(2).filter { $0.0 > 0 || whole == 0 }
      .map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }

  /// The duration in clock format, such as `7:59:10` or `0:45`.
  var asClock: String {
    let whole = Int(max(0, min(self, 1e9)))
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let seconds = (whole % 60).padded(to: 2)
    return hours > 0 ? "\(hours):\(minutes.padded(to: 2)):\(seconds)" : "\(minutes):\(seconds)"
  }
}

// Numbers, formatted for a report.

extension Int {
  /// The number with a noun, such as `1 law` or `1,200 laws`.
  func of(_ noun: String) -> String { of(noun, "\(noun)s") }

  /// The number with a noun that has an irregular plural, such as `2 properties`.
  func of(_ noun: String, _ nouns: String) -> String { "\(grouped) \(self == 1 ? noun : nouns)" }
}

extension Double {
  /// The percentage, rounded down to one decimal place, so 100 % means that nothing is missing.
  var asPercentage: String {
    let tenths = Int((max(0, min(self, 1)) * 1000).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
