extension ChoiceSource {
  /// The components of a value; if `isLoose` is true, they may be out of range.
  ///
  /// - Parameter isNear: whether values drawn in this way should usually be near each other.
  mutating func dateInputParts(_ kind: DateInputKind, isNear: Bool = false, isLoose: Bool = false)
    -> DateInputParts
  {
    var parts = DateInputParts()
    if kind != .time {
      let year = isNear ? element(of: [1970, 1969, 2024]) : dateInputYear(isLoose: isLoose)
      parts.year = year
      addDay(to: &parts, of: year, kind, isNear: isNear, isLoose: isLoose)
    }
    if kind.hasTime { addTime(to: &parts, isNear: isNear, isLoose: isLoose) }
    return parts
  }

  /// A year from 1 to 290,000, often near a boundary; if `isLoose` is true, sometimes out of range.
  private mutating func dateInputYear(isLoose: Bool) -> Int {
    if isLoose && flip(0.1) { return element(of: [0, 290_001, 1_000_000_000, .max]) }
    switch choose(upTo: 3) {
    case 0:
      return element(of: [
        1970, 2024, 1969, 2000, 1900, 2100, 2015, 2020, 2021, 1, 4, 20, 99, 100, 969, 999, 1_000,
        9_999, 10_000, 290_000,
      ])
    case 1: return int(in: 1_960...2_040)
    case 2: return int(in: 1...9_999)
    default: return int(in: 1...290_000)
    }
  }

  private mutating func addDay(
    to parts: inout DateInputParts, of year: Int, _ kind: DateInputKind, isNear: Bool, isLoose: Bool
  ) {
    // An invalid year has months of the same lengths as the nearest valid year.
    let year = min(max(1, year), 290_000)
    if kind == .week {
      let weeks = ModelCivilTime().weekCount(of: year)
      parts.week = number(1...weeks, isNear, isLoose, [0, 53, 54, 99])
      return
    }
    let isFebruary = flip(0.15)
    let month = isFebruary ? 2 : number(1...12, isNear, isLoose, [0, 13, 99])
    parts.month = month
    if kind == .month { return }
    if isFebruary && isLoose {
      parts.day = 29
      return
    }
    let last = DayCount.length(ofMonth: min(max(1, month), 12), in: year)
    parts.day = number(1...last, isNear, isLoose, [0, last + 1, 32, 99])
  }

  private mutating func addTime(to parts: inout DateInputParts, isNear: Bool, isLoose: Bool) {
    parts.hour = number(0...23, isNear, isLoose, [24, 25, 99])
    parts.minute = isNear && flip() ? 0 : number(0...59, false, isLoose, [60, 99])
    guard flip() else { return }
    parts.second = isNear && flip() ? 0 : number(0...59, false, isLoose, [60, 61, 99])
    if isLoose && flip(0.1) {
      parts.fraction = element(of: ["", "1234", "0000", "123456789"])
    } else if flip() {
      parts.fraction = element(of: ["0", "5", "50", "500", "05", "005", "001", "999", "120", "123"])
    }
  }

  /// A number, usually in `range` and often near one of its ends.
  private mutating func number(
    _ range: ClosedRange<Int>, _ isNear: Bool, _ isLoose: Bool, _ others: [Int]
  ) -> Int {
    if isLoose && flip(0.1) { return element(of: others) }
    if isNear && !flip(0.2) { return range.lowerBound + int(upTo: 3) }
    if flip(0.2) { return range.upperBound }
    return int(in: range)
  }

  /// The text of a value, sometimes with extra zeros before the year, or a space for the T (D16.8).
  mutating func dateInputText(of parts: DateInputParts, as kind: DateInputKind) -> String {
    var text = parts.looseText(as: kind)
    if kind != .time && flip(0.15) {
      text = String(repeating: "0", count: int(in: 1...3)) + text
    }
    if kind == .datetimeLocal && flip(0.3) { text.replace("T", with: " ") }
    return text
  }

  /// A text for this kind of input, possibly with an error, or a text for another kind.
  mutating func dateInputText(_ kind: DateInputKind) -> String {
    if flip(0.05) { return flip() ? "" : pieces { $0.piece() } }
    let other = flip(0.05) ? element(of: DateInputKind.allCases) : kind
    let text = dateInputText(of: dateInputParts(other, isLoose: flip(0.4)), as: other)
    if flip(0.02) { return text.lowercased() }
    return flip(0.3) ? damaged(text) { $0.piece() } : text
  }

  private mutating func piece() -> String {
    if !flip(0.6) { return "\(choose(upTo: 9))" }
    return element(of: [
      "-", ":", ".", "T", "W", "-W", " ", "t", "w", "Z", "+", "--", "::", "\u{663}", "\u{FF11}",
      "\u{2212}", "\u{301}", "\u{0}", "\n", "/", "00", "2024", ",", ":60", "T24:00", "\u{1F55B}",
    ])
  }
}

/// The numbers written in a date input's text; `nil` for a component that the kind lacks.
struct DateInputParts {
  var year, month, week, day, hour, minute, second: Int?
  /// The digits after the decimal point.
  var fraction: String?

  /// The text of the components, even if no such date or time exists; a time keeps its zeros.
  fileprivate func looseText(as kind: DateInputKind) -> String {
    let year = Self.padded(year, 4)
    let date = [month, day].compactMap { $0 }.reduce(year) { $0 + "-" + Self.padded($1, 2) }
    let time = [minute, second].compactMap { $0 }.reduce(Self.padded(hour, 2)) {
      $0 + ":" + Self.padded($1, 2)
    }
    switch kind {
    case .date, .month: return date
    case .week: return year + "-W" + Self.padded(week, 2)
    case .time: return time + (fraction.map { "." + $0 } ?? "")
    case .datetimeLocal: return date + "T" + time + (fraction.map { "." + $0 } ?? "")
    }
  }

  private static func padded(_ number: Int?, _ length: Int) -> String {
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
  }
}

extension ChoiceSource {
  /// `nil`, the text of a step (possibly with text after it), or a text that isn't a number.
  mutating func dateInputStep() -> String? {
    switch choose(upTo: 9) {
    case 0: nil
    case 1:
      element(of: [
        "", "x", "0", "-1", "e5", ".", "-", "+", "0.00e9", " any", "-0.5", "\u{661}", "\u{B}2",
        "0e99999999",
      ])
    case 2: element(of: ["any", "ANY", "aNy"])
    case 3:
      element(of: [
        "99999999999999999999", "1e99", "1e99999999999999999999", "9e30 ", "1000000000000000",
      ])
    case 4:
      element(of: ["1e-9", ".00000000001", "0.0001e-99999999999999999999"])
    default: writtenStep()
    }
  }

  /// A positive number in any notation that HTML reads, sometimes followed by other text.
  private mutating func writtenStep() -> String {
    let count = stepParts()
    let digits = Array("\(count)")
    let shift = int(upTo: digits.count)
    let whole = String(digits.dropLast(shift)), fraction = String(digits.suffix(shift))
    let exponent = shift - 5
    let mark = element(of: ["e", "E"]) + (exponent > 0 && flip() ? "+" : "") + "\(exponent)"
    let point = shift > 0 || flip() && !whole.isEmpty ? "." : ""
    let number = whole + point + fraction + (exponent == 0 && flip() ? "" : mark)
    let space = flip(0.2) ? element(of: [" ", "\t", "\n\u{C}\r "]) : ""
    let sign = flip(0.2) ? "+" : "", zeros = flip(0.2) ? "00" : ""
    let rest = flip(0.2) ? element(of: ["x", " ", "e", "..5", "-", " 7", "\u{301}"]) : ""
    return space + sign + zeros + plain(number, count) + rest
  }

  /// The number as given, or written without an exponent.
  private mutating func plain(_ number: String, _ count: Int) -> String {
    guard flip() else { return number }
    let fraction = "\(100_000 + count % 100_000)".dropFirst()
    return "\(count / 100_000)" + (count % 100_000 == 0 ? "" : ".\(fraction)")
  }

  /// A step in units of 0.00001: usually a small multiple of 1, 60 or 0.5.
  private mutating func stepParts() -> Int {
    switch choose(upTo: 4) {
    case 0: int(in: 1...10) * 100_000
    case 1: int(in: 1...61) * 6_000_000
    case 2: int(in: 1...21) * 50_000
    case 3: int(in: 1...401)
    default: int(in: 1...10_000_000_000)
    }
  }
}
