import PropertyConsole

// Numbers as a report writes them.

extension Int {
  /// The number and a noun, such as `1 law` or `1,200 laws`.
  func of(_ noun: String) -> String { of(noun, "\(noun)s") }

  /// The same with a plural of its own, such as `2 properties`.
  func of(_ noun: String, _ nouns: String) -> String { "\(grouped) \(self == 1 ? noun : nouns)" }
}

extension Double {
  /// The number without its fraction, or with one digit of it if it is small.
  var rough: String {
    let bounded = max(-1e15, min(self, 1e15))
    let tenths = Int((bounded * 10).rounded())
    guard abs(tenths) < 100, tenths % 10 != 0 else { return Int(bounded.rounded()).grouped }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  /// A number of seconds in its two largest units, such as `45 s` or `1 h 5 min`.
  var asDuration: String {
    let whole = Int(max(0, min(self, 1e9)).rounded())
    let (days, hours, minutes) = (whole / 86_400, whole / 3600 % 24, whole / 60 % 60)
    let parts = [(days, "d"), (hours, "h"), (minutes, "min"), (whole % 60, "s")]
    let first = parts.firstIndex { $0.0 > 0 } ?? parts.count - 1
    return parts[first...].prefix(2).filter { $0.0 > 0 || whole == 0 }
      .map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }

  /// A share as a percentage, with one digit after the point; 100 only for all of it.
  var asPercentage: String {
    let tenths = Int((max(0, min(self, 1)) * 1000).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
