/// The groups of a field, and the literals between and around them (D13.6).
struct DateGroups {
  private(set) var segments: [[DateSegment]] = []
  /// The literals before each group, and those after the last group.
  private(set) var literals: [[Unicode.Scalar]] = [[]]
  /// The number of groups in the first date of a range, or in a single date.
  private(set) var groupsOfFirst = 0
  let description: DateFieldDescription

  init(_ description: DateFieldDescription) {
    self.description = description
    for part in description.layout.parts { append(part) }
    groupsOfFirst = segments.count
    guard let separator = description.separator else { return }
    for scalar in separator { append(.literal(scalar)) }
    for part in description.layout.parts { append(part) }
  }

  private mutating func append(_ part: DateLayout.Part) {
    switch part {
    case .literal(let scalar): literals[literals.count - 1].append(scalar)
    case .segment(let segment):
      let last = segments.last?.last
      let continues = literals[literals.count - 1].isEmpty && last != nil
      if continues && last != .halfDay && segment != .halfDay {
        segments[segments.count - 1].append(segment)
      } else {
        segments.append([segment])
        literals.append([])
      }
    }
  }

  /// The number of digits in a group (D14.1).
  func capacity(_ group: Int) -> Int { segments[group].reduce(0) { $0 + $1.digitCount } }

  /// The number of digits in the date or the time whose first group is `group`; 0 if no date or
  /// time starts there (D14.19).
  func capacityOfDateOrTime(beginningWith group: Int) -> Int {
    let date: [DateSegment] = [.day, .month, .year, .shortYear]
    let kinds = segments.indices.map { [$0 < groupsOfFirst, date.contains(segments[$0][0])] }
    if kinds[..<group].last == kinds[group] { return 0 }
    return kinds.indices[group...].prefix { kinds[$0] == kinds[group] }.map(capacity).reduce(0, +)
  }

  /// Whether the segment that starts at a place follows another number of its time (D14.19).
  func isWithinTime(_ place: DatePlace) -> Bool { datesWithin(place) == [false, false] }

  /// Whether the segment that starts at a place follows another number of its date (D14.20).
  func isWithinDate(_ place: DatePlace) -> Bool { datesWithin(place) == [true, true] }

  /// For the numbers at a place and before it in its date and time: whether they are the date's.
  private func datesWithin(_ place: DatePlace) -> [Bool] {
    let date: [DateSegment] = [.day, .month, .year, .shortYear]
    let half = place.group < groupsOfFirst ? 0..<groupsOfFirst : groupsOfFirst..<segments.count
    let numbers = half.flatMap { group in starts(group).map { (group, $0.start, $0.segment) } }
      .filter { $0.2 != .halfDay && ($0.0, $0.1) <= (place.group, place.offset) }
    return numbers.suffix(2).map { date.contains($0.2) }
  }

  /// Whether the field ends with a two-digit year (D14.22).
  var endsWithShortYear: Bool { segments.last?.last == .shortYear }

  /// Whether a group is a half-day; false after the last group (D13.6).
  func isHalfDay(_ group: Int) -> Bool { segments.dropFirst(group).first == [.halfDay] }

  /// The texts of the half-days (D13.7).
  var halfDays: [[Unicode.Scalar]] {
    [description.texts.morning, description.texts.afternoon].map { Array($0.unicodeScalars) }
  }

  /// The value of the field's own digit or an ASCII digit, or `nil` for another scalar (D13.7).
  func digit(_ scalar: Unicode.Scalar) -> Int? {
    if let digit = description.texts.digits.firstIndex(of: scalar) { return digit }
    return 48 <= scalar.value && scalar.value <= 57 ? Int(scalar.value) - 48 : nil
  }

  /// Whether a scalar is a separator (D14.10).
  func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    " /-.:,\u{2013}".unicodeScalars.contains(scalar) || literals.contains { $0.contains(scalar) }
  }

  /// Whether a scalar in a paste is a separator wherever it is (D14.10).
  func separatesPaste(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || isDash(scalar) || isSeparator(scalar)
  }

  /// The segments of a group, each with the offset of its first digit.
  func starts(_ group: Int) -> [(start: Int, segment: DateSegment)] {
    var start = 0
    return segments[group].map { segment in
      defer { start += segment.digitCount }
      return (start, segment)
    }
  }
}

/// Whether a scalar is a dash (D14.10).
func isDash(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .dashPunctuation || scalar.value == 0x2212
}

/// A place in a group, or after the last group if there is no group with the index.
struct DatePlace: Equatable {
  var group: Int
  var offset: Int
}

extension DateSegment {
  /// The number of digits in the segment (D13.1).
  package var digitCount: Int {
    switch self {
    case .year: 4
    case .millisecond: 3
    case .halfDay: 0
    default: 2
    }
  }

  /// The segment's possible values, or the indices of its texts (D13.2).
  package var numbers: ClosedRange<Int> {
    switch self {
    case .day: 1...31
    case .month, .hour12: 1...12
    case .shortYear: 0...99
    case .year: 1...9999
    case .hour: 0...23
    case .minute, .second: 0...59
    case .millisecond: 0...999
    case .halfDay: 0...1
    }
  }

  /// Whether the segment's digits may be completed with zeros (D14.7, D14.9).
  package var takesZeros: Bool { digitCount == 2 && self != .shortYear }

  /// The values that a segment can get if it begins with these digits, in order (D14.2, D15.6).
  ///
  /// - Parameter isFilled: whether no further digit can be added.
  func numbers(beginningWith digits: [Int], padding: Bool, isFilled: Bool) -> [Int] {
    let number = digits.reduce(0) { $0 * 10 + $1 }
    let missing = digitCount - digits.count
    if missing < 0 { return [] }
    let power = (0..<missing).reduce(1) { power, _ in power * 10 }
    let mayBeFilled = !isFilled || missing == 0
    let full = mayBeFilled ? Array(number * power..<(number + 1) * power) : []
    let mayBeShort = !padding && takesZeros && !digits.isEmpty
    let short = mayBeShort && !full.contains(number) ? [number] : []
    return (short + full).filter { numbers.contains($0) }
  }
}
