import InputRules

/// What a text says to an input of a kind, or why it says nothing (D16.1 to D16.4).
///
/// The text is compared with every shape of the kind.
enum DateInputReading: Equatable {
  case value(DateInputParts)
  case refused(DateInputError)

  /// Reads a text.
  init(_ text: String, as kind: DateInputKind) {
    let units = Array(text.utf8)
    let shapes = kind.shapes(digitsOfYear: max(4, units.prefix { 48...57 ~= $0 }.count))
    let ends = shapes.map { units.length(following: $0) }
    guard zip(shapes, ends).contains(where: { $0.count == units.count && $1 == units.count }) else {
      self = .refused(.malformed(offset: ends.max() ?? 0))
      return
    }
    let parts = DateInputParts(ofShaped: units, as: kind)
    self = parts.missing.map { .refused(.noSuchValue($0)) } ?? .value(parts)
  }

  /// The components; nil if the text is refused.
  var parts: DateInputParts? {
    if case .value(let parts) = self { parts } else { nil }
  }

  /// Why the text is refused; nil if it isn't.
  var error: DateInputError? {
    if case .refused(let error) = self { error } else { nil }
  }
}

extension DateInputKind {
  /// The shapes of its texts, with `0` for any digit (D16.1).
  fileprivate func shapes(digitsOfYear count: Int) -> [[UInt8]] {
    let year = String(repeating: "0", count: count)
    return shapes(of: year).map { Array($0.utf8) }
  }

  private func shapes(of year: String) -> [String] {
    let times = ["00:00", "00:00:00", "00:00:00.0", "00:00:00.00", "00:00:00.000"]
    switch self {
    case .date: return ["\(year)-00-00"]
    case .month: return ["\(year)-00"]
    case .week: return ["\(year)-W00"]
    case .time: return times
    case .datetimeLocal: return times.flatMap { ["\(year)-00-00T\($0)", "\(year)-00-00 \($0)"] }
    }
  }
}

extension [UInt8] {
  /// The length of the longest prefix that is one of a shape.
  fileprivate func length(following shape: [UInt8]) -> Int {
    zip(self, shape).prefix { $1 == 48 ? 48...57 ~= $0 : $0 == $1 }.count
  }
}

extension DateInputParts {
  /// The numbers in a text that has a shape of the kind.
  fileprivate init(ofShaped units: [UInt8], as kind: DateInputKind) {
    let texts = units.split { !(48...57 ~= $0) }.map { String(decoding: $0, as: UTF8.self) }
    // A number with more digits than an integer is out of range anyway.
    let numbers = texts.map { Int($0) ?? .max }
    switch kind {
    case .date, .month: self.init(year: numbers[0], month: numbers[1])
    case .week: self.init(year: numbers[0], week: numbers[1])
    case .datetimeLocal: self.init(year: numbers[0], month: numbers[1])
    case .time: self.init()
    }
    if kind == .date || kind == .datetimeLocal { day = numbers[2] }
    let time = kind == .time ? 0 : 3
    guard kind == .time || kind == .datetimeLocal else { return }
    (hour, minute) = (numbers[time], numbers[time + 1])
    second = numbers.count > time + 2 ? numbers[time + 2] : nil
    fraction = numbers.count > time + 3 ? texts[time + 3] : nil
  }
}

extension HTMLDateInput {
  /// The number of an attribute; nil if it isn't a text of the kind (D17.1).
  func reading(_ attribute: String?) -> Int? {
    attribute.flatMap { DateInputReading($0, as: kind).parts?.number }
  }

  /// The base of the steps (D17.8).
  var stepBase: Int {
    let monday = -3 * 86_400_000
    return reading(minimum) ?? reading(defaultValue) ?? (kind == .week ? monday : 0)
  }

  /// The bounds of stepping (D17.11).
  var ends: (low: Int, high: Int) {
    (reading(minimum) ?? kind.firstNumber, reading(maximum) ?? kind.lastNumber)
  }
}

extension DateInputKind {
  /// The least number of a value (D16.6).
  var firstNumber: Int {
    let first = DateInputParts(year: 1, month: 1, day: 1)
    return switch self {
    case .date, .week, .datetimeLocal: first.number
    case .month: -1_969 * 12
    case .time: 0
    }
  }

  /// The greatest number of a value (D16.6).
  var lastNumber: Int {
    let last = DateInputParts(year: 290_000, month: 12, day: 31)
    return switch self {
    case .date, .week, .datetimeLocal: last.number + 86_399_999
    case .month: (290_000 - 1_970) * 12 + 11
    case .time: 86_399_999
    }
  }

  /// How many numbers lie in one value (D16.6).
  var width: Int {
    switch self {
    case .date: 86_400_000
    case .week: 7 * 86_400_000
    case .month, .time, .datetimeLocal: 1
    }
  }

  /// Whether its steps are seconds (D17.7).
  var hasTime: Bool { self == .time || self == .datetimeLocal }
}
