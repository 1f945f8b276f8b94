/// The groups of a field with their content, which determine the formatted text (D14.1).
struct FilledDate {
  let groups: DateGroups
  /// The content of each group: the start of a half-day's text, or digits in the field's script.
  private(set) var contents: [[Unicode.Scalar]]
  /// Whether the text includes the literals after the last group with content.
  var hasTail = false

  init(_ groups: DateGroups) {
    self.groups = groups
    contents = groups.segments.map { _ in [] }
  }

  /// The index of the last group with content, or −1 if there is none.
  var last: Int { contents.lastIndex { !$0.isEmpty } ?? -1 }

  /// Whether no more content fits in a group.
  func isFull(_ group: Int) -> Bool {
    groups.isHalfDay(group)
      ? groups.halfDays.contains(contents[group]) : contents[group].count == groups.capacity(group)
  }

  func digits(_ group: Int) -> [Int] { contents[group].compactMap { groups.digit($0) } }

  /// The field with new content in a group; it loses its tail if `last` changes (D14.3).
  func with(_ scalars: [Unicode.Scalar], in group: Int) -> FilledDate {
    var copy = self
    copy.contents[group] = scalars
    if copy.last != last { copy.hasTail = false }
    return copy
  }

  func with(_ digits: [Int], in group: Int) -> FilledDate {
    with(digits.map { groups.description.texts.digits[$0] }, in: group)
  }

  /// The scalars of the text, each with its group and its offset in the group; for a literal before
  /// the group, the offset is `nil` (D14.1).
  var scalars: [(scalar: Unicode.Scalar, group: Int, offset: Int?)] {
    var scalars: [(scalar: Unicode.Scalar, group: Int, offset: Int?)] = []
    let last = last
    for group in 0...(last + 1) where group <= last || hasTail {
      for scalar in groups.literals[group] { scalars.append((scalar, group, nil)) }
      if group > last { break }
      for (index, scalar) in contents[group].enumerated() { scalars.append((scalar, group, index)) }
    }
    return scalars
  }

  var text: String { String(scalars: scalars.map(\.scalar)) }
}

extension FilledDate {
  /// Reads the groups of a text; `nil` if the text isn't formatted (D14.1).
  init?(_ text: String, _ groups: DateGroups) {
    let all = Array(text.unicodeScalars)
    var filled = FilledDate(groups)
    var rest = all[...]
    for group in groups.segments.indices {
      let literals = groups.literals[group]
      guard rest.starts(with: literals) else { break }
      rest = rest.dropFirst(literals.count)
      let content = filled.prefix(of: rest, in: group)
      filled = filled.with(content, in: group)
      rest = rest.dropFirst(content.count)
    }
    if filled.scalars.map(\.scalar) != all {
      filled.hasTail = true
      guard filled.scalars.map(\.scalar) == all else { return nil }
    }
    self = filled
  }

  /// The longest prefix of `rest` that the group may contain (D14.1).
  private func prefix(of rest: ArraySlice<Unicode.Scalar>, in group: Int) -> [Unicode.Scalar] {
    if groups.isHalfDay(group) {
      let prefixes = groups.halfDays.map { text in zip(rest, text).prefix { $0 == $1 }.map(\.1) }
      return prefixes.max { $0.count < $1.count } ?? []
    }
    let digits = groups.description.texts.digits
    return Array(rest.prefix { digits.contains($0) }.prefix(groups.capacity(group)))
  }
}

extension FilledDate {
  /// The place at an offset in the text, in UTF-16 units (D14.3).
  func place(at offset: Int) -> DatePlace { settled(unsettledPlace(at: offset)) }

  /// The place at an offset in the text, even if it is the end of a full group.
  func unsettledPlace(at offset: Int) -> DatePlace {
    var end = 0
    var place = DatePlace(group: 0, offset: 0)
    for (scalar, group, index) in scalars {
      end += scalar.utf16.count
      if end > offset { break }
      place = DatePlace(group: group, offset: index.map { $0 + 1 } ?? 0)
    }
    return place
  }

  /// The place or, if it is the end of a full group, the start of the next group (D14.3).
  func settled(_ place: DatePlace) -> DatePlace {
    guard place.group < contents.count, place.offset == contents[place.group].count,
      place.offset > 0, isFull(place.group)
    else { return place }
    return DatePlace(group: place.group + 1, offset: 0)
  }

  /// The offset of a place in the text, in UTF-16 units.
  func offset(of place: DatePlace) -> Int {
    let before = scalars.filter { _, group, index in
      group < place.group || group == place.group && (index ?? -1) < place.offset
    }
    return before.map { $0.scalar.utf16.count }.reduce(0, +)
  }

  /// The field without the digits and half-days in a range of its text (D14.16).
  func deleting(_ span: Span) -> FilledDate {
    var copy = self
    var kept = contents.map { _ in [Unicode.Scalar]() }
    var touched: Set<Int> = []
    var start = 0
    for (scalar, group, index) in scalars {
      let end = start + scalar.utf16.count
      let isIn = span.start <= start && end <= span.end
      if index != nil && isIn { touched.insert(group) }
      if index != nil && !isIn { kept[group].append(scalar) }
      start = end
    }
    for group in touched { copy = copy.with(groups.isHalfDay(group) ? [] : kept[group], in: group) }
    copy.hasTail = false
    return copy
  }
}

struct FilledSegment {
  let segment: DateSegment
  let digits: [Int]

  /// The number that the digits show, or `nil` if it isn't a value of the segment.
  var number: Int? {
    let number = digits.reduce(0) { $0 * 10 + $1 }
    return digits.isEmpty || !segment.numbers.contains(number) ? nil : number
  }

  var isFull: Bool { digits.count == segment.digitCount }
}

extension FilledDate {
  /// The segments of a group, filled with these digits from left to right (D14.1).
  func segments(_ digits: [Int], in group: Int) -> [FilledSegment] {
    groups.starts(group).map { start, segment in
      FilledSegment(
        segment: segment, digits: Array(digits.dropFirst(start).prefix(segment.digitCount)))
    }
  }

  /// The segments of the groups, in order; a complete half-day's digit is the index of its text.
  func segments(of range: Range<Int>) -> [FilledSegment] {
    range.flatMap { group -> [FilledSegment] in
      if !groups.isHalfDay(group) { return segments(digits(group), in: group) }
      let index = groups.halfDays.firstIndex(of: contents[group])
      return [FilledSegment(segment: .halfDay, digits: index.map { [$0] } ?? [])]
    }
  }

  /// The groups of each date: one date, or the two dates of a range (D13.5).
  var halves: [Range<Int>] {
    let all = contents.indices
    let first = 0..<groups.groupsOfFirst
    return first.upperBound == all.upperBound
      ? [first] : [first, first.upperBound..<all.upperBound]
  }

  /// Whether each segment and each half-day shows one of its values (D15.1).
  var isComplete: Bool {
    segments(of: contents.indices).allSatisfy { filled in
      let needsAll = !filled.segment.takesZeros && filled.segment != .halfDay
      return filled.number != nil && (!needsAll || filled.isFull)
    }
  }

  /// Whether the field is complete and no digit can be added (D15.8).
  var isFilled: Bool {
    guard isComplete, let last = contents.indices.last else { return false }
    if groups.description.policies.padding {
      return segments(of: contents.indices).allSatisfy { $0.isFull || $0.segment == .halfDay }
    }
    if isFull(last) { return true }
    return !(0...9).contains { canStand(digits(last) + [$0], in: last) }
  }

  /// Whether all segments of a group may have these digits (D14.2).
  func canStand(_ digits: [Int], in group: Int) -> Bool {
    let policies = groups.description.policies
    return segments(digits, in: group).allSatisfy { filled in
      if policies.overflow == .clamped && !filled.isFull { return true }
      return !filled.segment.numbers(
        beginningWith: filled.digits, padding: policies.padding, isFilled: false
      ).isEmpty
    }
  }

  /// Whether a segment before the last digit is empty, or is too short and can't be completed
  /// (D14.14).
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

/// The values that one date of a field can have, by component from the year to the millisecond
/// (D15.2 to D15.4).
struct DateChoices {
  private var numbers: [[Int]]

  /// Creates the choices from the numbers that each segment can have, in order; a component that
  /// the field lacks has one number (D15.2).
  init(_ given: [DateSegment: [Int]], pivot: Int) {
    let years =
      given[.shortYear].map { ends in (pivot..<(pivot + 100)).filter { ends.contains($0 % 100) } }
      ?? given[.year] ?? [2000]
    var hours = given[.hour] ?? [0]
    if let twelve = given[.hour12], let halves = given[.halfDay] {
      hours = halves.flatMap { half in twelve.map { $0 % 12 + half * 12 } }.sorted()
    }
    numbers = [
      years, given[.month] ?? [1], given[.day] ?? [1], hours, given[.minute] ?? [0],
      given[.second] ?? [0], given[.millisecond] ?? [0],
    ]
  }

  /// The first choice for each component, even if the day doesn't exist.
  var firstNumbers: [Int] { numbers.map { $0[0] } }

  /// The first or the last possible value from `minimum` to `maximum` (D15.6).
  ///
  /// The search starts with the first or the last choice, and skips choices that are out of bounds.
  func found(isFirst: Bool, from minimum: [Int]?, to maximum: [Int]?) -> [Int]? {
    found([], isFirst, minimum, maximum)
  }

  private func found(_ chosen: [Int], _ isFirst: Bool, _ minimum: [Int]?, _ maximum: [Int]?)
    -> [Int]?
  {
    let index = chosen.count
    if index == numbers.count { return chosen }
    for number in isFirst ? numbers[index] : numbers[index].reversed() {
      if index == 2 && number > DayCount.length(ofMonth: chosen[1], in: chosen[0]) { continue }
      if let minimum, number < minimum[index] { continue }
      if let maximum, number > maximum[index] { continue }
      let found = found(
        chosen + [number], isFirst, number == minimum?[index] ? minimum : nil,
        number == maximum?[index] ? maximum : nil)
      if let found { return found }
    }
    return nil
  }
}

extension DateFieldValue {
  /// The value's components, from the year to the millisecond.
  package var components: [Int] {
    [date.year, date.month, date.day, time.hour, time.minute, time.second, time.millisecond]
  }

  package init(ofComponents components: [Int]) {
    self.init(
      CivilDate(known: components[0], components[1], components[2]),
      TimeOfDay(unchecked: components[3], components[4], components[5], components[6]))
  }
}

/// Whether the first value is before the second, component by component.
func isBefore(_ one: [Int], _ other: [Int]) -> Bool { one.lexicographicallyPrecedes(other) }
