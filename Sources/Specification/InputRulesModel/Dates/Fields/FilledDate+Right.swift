extension FilledDate {
  /// Whether further text can make this text a value that is accepted when editing ends (D15.6).
  var isRight: Bool {
    guard let given = given else { return false }
    let policies = groups.description.policies
    let minimum = policies.minimum?.components
    let maximum = policies.maximum?.components
    let choices = given.map { DateChoices($0, pivot: policies.pivot) }
    guard let first = choices[0].found(isFirst: true, from: minimum, to: maximum) else {
      return false
    }
    if choices.count == 1 { return true }
    guard let last = choices[1].found(isFirst: false, from: minimum, to: maximum) else {
      return false
    }
    return !isBefore(last, first)
  }

  /// The numbers that each segment of each date can have, with short segments completed (D15.6).
  ///
  /// The result is `nil` if there is a gap, or if the literals at the end follow an empty segment.
  private var given: [[DateSegment: [Int]]]? {
    if hasGap { return nil }
    if hasTail && last >= 0 && !groups.isHalfDay(last) {
      if segments(digits(last), in: last).contains(where: { $0.digits.isEmpty }) { return nil }
    }
    let all = segments(of: contents.indices)
    var lastFilled = all.lastIndex { !$0.digits.isEmpty } ?? -1
    let isHalfDayLast = last >= 0 && groups.isHalfDay(last)
    if isHalfDayLast { lastFilled = segments(of: 0..<(last + 1)).count - 1 }
    var index = 0
    return halves.map { half in
      var given: [DateSegment: [Int]] = [:]
      for filled in segments(of: half) {
        given[filled.segment] = numbers(of: filled, at: index - lastFilled)
        index += 1
      }
      return given
    }
  }

  /// The numbers that a segment can have; `place` is its index relative to the last segment with
  /// content.
  private func numbers(of filled: FilledSegment, at place: Int) -> [Int] {
    if place > 0 { return Array(filled.segment.numbers) }
    if place < 0 { return filled.number.map { [$0] } ?? [] }
    if filled.segment == .halfDay {
      let texts = groups.halfDays
      return texts.indices.filter { index in
        hasTail ? texts[index] == contents[last] : texts[index].starts(with: contents[last])
      }
    }
    return filled.segment.numbers(
      beginningWith: filled.digits, padding: groups.description.policies.padding, isFilled: hasTail)
  }
}

// The values that a complete field shows.
extension FilledDate {
  /// The components of each date of a complete field, even if the day doesn't exist (D15.2).
  var values: [[Int]] {
    halves.map { half in
      var given: [DateSegment: [Int]] = [:]
      for filled in segments(of: half) { given[filled.segment] = filled.number.map { [$0] } }
      return DateChoices(given, pivot: groups.description.policies.pivot).firstNumbers
    }
  }

  /// The reason a complete field's values are refused when editing ends, or `nil` (D15.5).
  var problemOfValues: DateTextProblem? {
    let policies = groups.description.policies
    let values = values
    for value in values {
      if lacksDay(value) { return .dayNotInMonth }
      if let minimum = policies.minimum, isBefore(value, minimum.components) {
        return .before(minimum)
      }
      if let maximum = policies.maximum, isBefore(maximum.components, value) {
        return .after(maximum)
      }
    }
    return values.count == 2 && isBefore(values[1], values[0]) ? .reversed : nil
  }

  /// Whether the month doesn't have the day (D15.5).
  func lacksDay(_ value: [Int]) -> Bool {
    value[2] > DayCount.length(ofMonth: value[1], in: value[0])
  }

  /// The field with these values, with all of their digits (D15.10).
  ///
  /// - Throws: `DateTextProblem` if the field can't show a year.
  func writing(_ values: [[Int]]) throws(DateTextProblem) -> FilledDate {
    var filled = FilledDate(groups)
    for (value, half) in zip(values, halves) {
      for group in half { filled = try filled.writing(value, in: group) }
    }
    filled.hasTail = true
    return filled
  }

  /// The years that the field can show (D15.10).
  private var writableYears: ClosedRange<Int> {
    let pivot = groups.description.policies.pivot
    let isShort = groups.segments.contains { $0.contains(.shortYear) }
    return isShort ? pivot...(pivot + 99) : 1...9999
  }

  private func writing(_ value: [Int], in group: Int) throws(DateTextProblem) -> FilledDate {
    if !writableYears.contains(value[0]) { throw .year(value[0]) }
    if groups.isHalfDay(group) { return with(groups.halfDays[value[3] / 12], in: group) }
    var digits: [Int] = []
    for segment in groups.segments[group] {
      digits += Self.digits(of: segment.number(in: value), segment.digitCount)
    }
    return with(digits, in: group)
  }

  /// The digits of a number, padded with leading zeros to `count` digits (D15.10).
  static func digits(of number: Int, _ count: Int) -> [Int] {
    var digits: [Int] = []
    var rest = number
    for _ in 0..<count {
      digits.insert(rest % 10, at: 0)
      rest /= 10
    }
    return digits
  }

  /// The complete field under `whole: clamped`: each value clamped to its month and bounds (D15.8).
  var clamped: FilledDate {
    let policies = groups.description.policies
    let values = values
    let clamped = values.map { value -> [Int] in
      var value = value
      if lacksDay(value) { value[2] = DayCount.length(ofMonth: value[1], in: value[0]) }
      var bound = value
      if let minimum = policies.minimum?.components, isBefore(value, minimum) { bound = minimum }
      if let maximum = policies.maximum?.components, isBefore(maximum, value) { bound = maximum }
      return writableYears.contains(bound[0]) ? bound : value
    }
    do {
      var written = self
      for (half, (old, new)) in zip(halves, zip(values, clamped)) where old != new {
        for group in half { written = try written.writing(new, in: group) }
      }
      written.hasTail = hasTail
      return written
    } catch { return self }
  }
}

extension DateSegment {
  /// The number that the segment shows for a value's components (D15.10).
  package func number(in value: [Int]) -> Int {
    switch self {
    case .year: value[0]
    case .shortYear: value[0] % 100
    case .month: value[1]
    case .day: value[2]
    case .hour: value[3]
    case .hour12: value[3] % 12 == 0 ? 12 : value[3] % 12
    case .minute: value[4]
    case .second: value[5]
    case .millisecond: value[6]
    case .halfDay: 0
    }
  }
}
