/// A segment of a field, and its digits.
struct FilledSegment {
  let segment: DateSegment
  let digits: [Int]

  /// The number that the digits represent; nil without digits, or if it isn't one of the values.
  var number: Int? {
    let number = digits.reduce(0) { $0 * 10 + $1 }
    return digits.isEmpty || !segment.numbers.contains(number) ? nil : number
  }

  /// Whether the segment has all of its digits.
  var isFull: Bool { digits.count == segment.digitCount }
}

extension FilledDate {
  /// The segments of a group of digits, filled from left to right with these digits (D14.1).
  func segments(_ digits: [Int], in group: Int) -> [FilledSegment] {
    groups.starts(group).map { start, segment in
      FilledSegment(
        segment: segment, digits: Array(digits.dropFirst(start).prefix(segment.digitCount)))
    }
  }

  /// The segments of the groups, in order; a complete half-day has the index of its text as its
  /// digit.
  func segments(of range: Range<Int>) -> [FilledSegment] {
    range.flatMap { group -> [FilledSegment] in
      if !groups.isHalfDay(group) { return segments(digits(group), in: group) }
      let index = groups.halfDays.firstIndex(of: contents[group])
      return [FilledSegment(segment: .halfDay, digits: index.map { [$0] } ?? [])]
    }
  }

  /// The groups of a date, or of each date of a range (D13.5).
  var halves: [Range<Int>] {
    let all = contents.indices
    let first = 0..<groups.groupsOfFirst
    return first.upperBound == all.upperBound
      ? [first] : [first, first.upperBound..<all.upperBound]
  }

  /// Whether the digits of each segment, and the text of each half-day, form one of its values
  /// (D15.1).
  var isComplete: Bool {
    segments(of: contents.indices).allSatisfy { filled in
      let needsAll = !filled.segment.takesZeros && filled.segment != .halfDay
      return filled.number != nil && (!needsAll || filled.isFull)
    }
  }

  /// Whether the field is complete, and no further digit fits (D15.8).
  var isFilled: Bool {
    guard isComplete, let last = contents.indices.last else { return false }
    if groups.description.policies.padding {
      return segments(of: contents.indices).allSatisfy { $0.isFull || $0.segment == .halfDay }
    }
    if isFull(last) { return true }
    return !(0...9).contains { canStand(digits(last) + [$0], in: last) }
  }

  /// Whether each segment of a group can stand with these digits (D14.2).
  func canStand(_ digits: [Int], in group: Int) -> Bool {
    let policies = groups.description.policies
    return segments(digits, in: group).allSatisfy { filled in
      if policies.overflow == .clamped && !filled.isFull { return true }
      return !filled.segment.numbers(
        beginningWith: filled.digits, padding: policies.padding, isFilled: false
      ).isEmpty
    }
  }

  /// Whether a segment before the last digit is empty, or short and can't be completed (D14.14).
  var hasGap: Bool {
    guard last >= 0 else { return false }
    var before = segments(of: 0..<(last + 1))
    if !groups.isHalfDay(last) {
      before.removeLast(before.reversed().prefix { $0.digits.isEmpty }.count)
    }
    return before.dropLast().contains { filled in
      if filled.digits.isEmpty { return true }
      let isShort = filled.segment != .halfDay && !filled.isFull
      return isShort && (!filled.segment.takesZeros || filled.number == nil)
    }
  }
}
