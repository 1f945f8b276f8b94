/// The components of a text whose shape is right for its kind of input (D16.1, D16.2).
struct InputValue {
  private let numbers: [Int]
  private let milliseconds: Int
  private let kind: DateInputKind

  /// Reads the components of a text (D16.1).
  init(_ text: String, _ kind: DateInputKind) {
    let isDigit: (Character) -> Bool = { "0" <= $0 && $0 <= "9" }
    let runs = text.split { !isDigit($0) }
    let hasFraction = text.contains(".")
    let fraction = hasFraction ? runs[runs.count - 1] + "00" : "0"
    numbers = runs.dropLast(hasFraction ? 1 : 0).map { Self.number($0) }
    milliseconds = Self.number(fraction.prefix(3))
    self.kind = kind
  }

  /// The number that the digits show, or a billion for more than nine significant digits.
  private static func number(_ digits: Substring) -> Int {
    let significant = digits.drop { $0 == "0" }
    return significant.count > 9
      ? 1_000_000_000 : significant.utf8.reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  /// The components in the order of the text, each with its valid range (D16.2).
  private var ranges: [(component: DateInputComponent, number: Int, range: ClosedRange<Int>)] {
    var parts: [(DateInputComponent, ClosedRange<Int>)] = []
    if kind != .time { parts.append((.year, 1...290_000)) }
    if kind == .week { parts.append((.week, 1...lastWeek)) }
    if kind == .date || kind == .month || kind == .datetimeLocal { parts.append((.month, 1...12)) }
    if kind == .date || kind == .datetimeLocal { parts.append((.day, 1...lastDay)) }
    if kind == .time || kind == .datetimeLocal {
      parts += [(.hour, 0...23), (.minute, 0...59), (.second, 0...59)]
    }
    return zip(parts, numbers).map { ($0.0, $1, $0.1) }
  }

  /// The last week of the year, or 53 if the year doesn't exist.
  private var lastWeek: Int {
    DayCount.years.contains(numbers[0]) ? DayCount.thursdays(of: numbers[0]).count : 53
  }

  /// The last day of the month, or 31 if the month doesn't exist.
  private var lastDay: Int { DayCount.length(ofMonth: numbers[1], in: numbers[0]) }

  /// The first component that is out of range, or `nil` (D16.4).
  var problem: DateInputComponent? { ranges.first { !$0.range.contains($0.number) }?.component }

  /// The number that stands for the value (D16.5).
  var number: Int {
    switch kind {
    case .month: return (numbers[0] - 1970) * 12 + numbers[1] - 1
    case .week: return (DayCount.thursdays(of: numbers[0])[numbers[1] - 1] - 3) * 86_400_000
    case .date: return day * 86_400_000
    case .time: return time(numbers)
    case .datetimeLocal: return day * 86_400_000 + time(Array(numbers[3...]))
    }
  }

  private var day: Int { DayCount.number(numbers[0], numbers[1], numbers[2]) }

  private func time(_ parts: [Int]) -> Int {
    let seconds = parts[0] * 3_600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    return seconds * 1_000 + milliseconds
  }
}

/// A shape of texts for a kind of input: `0` stands for any digit, and every other character for
/// itself (D16.1).
struct InputTemplate {
  private let letters: [UInt16]

  private init(_ text: String) { letters = Array(text.utf16) }

  /// All shapes of texts for a kind of input, with years of at most `length` digits (D16.1, D16.2).
  static func all(of kind: DateInputKind, upTo length: Int) -> [InputTemplate] {
    let years = (4...max(4, length)).map { String(repeating: "0", count: $0) }
    let times = ["00:00", "00:00:00", "00:00:00.0", "00:00:00.00", "00:00:00.000"]
    switch kind {
    case .date: return years.map { InputTemplate($0 + "-00-00") }
    case .month: return years.map { InputTemplate($0 + "-00") }
    case .week: return years.map { InputTemplate($0 + "-W00") }
    case .time: return times.map { InputTemplate($0) }
    case .datetimeLocal:
      return years.flatMap { year in
        times.flatMap { time in ["T", " "].map { InputTemplate(year + "-00-00" + $0 + time) } }
      }
    }
  }

  /// The number of code units, from the start of a text, that match the shape.
  func matched(of text: [UInt16]) -> Int {
    zip(text, letters).prefix { unit, letter in
      letter == 48 ? 48 <= unit && unit <= 57 : unit == letter
    }.count
  }

  /// Whether the shape matches the whole text.
  func matches(_ text: [UInt16]) -> Bool {
    text.count == letters.count && matched(of: text) == text.count
  }
}
