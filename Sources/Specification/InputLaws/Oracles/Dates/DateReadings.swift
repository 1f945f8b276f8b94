/// The possible values of a text that is pasted into a date field.
///
/// The numbers are usually read in order: group by group, or as one sequence of digits. A text may
/// contain names of months and half-days.
struct DateReadings {
  /// The possible values; each is a list of one date, or of two dates for a range.
  private(set) var values: Set<[DateFieldValue]> = []
  private let field: DateFieldDescription
  private let places: [DateNumberPlace]
  private let halves: [Int]

  /// Reads a pasted text.
  ///
  /// - Parameter head: the field's text before the caret.
  init(_ text: String, after head: String, in field: DateFieldDescription) {
    let (shown, words) = (DateWords(head, in: field), DateWords(text, in: field))
    self.field = field
    places = field.numberPlaces
    halves = shown.halves + words.halves
    guard words.areKnown else { return }
    let before = shown.numbers.reduce(0) { $0 + $1.count }
    var start = 0, width = 0
    while width < before {
      width += places[start].segment.digitCount
      start += 1
    }
    let rest = places[start...]
    for known in Self.byGroup(shown.numbers[...], places[..<start]) {
      for read in Self.readings(words, rest) {
        if let value = value(known.merging(read) { $1 }, words.months) { values.insert(value) }
      }
    }
  }

  private typealias Numbers = [DateNumberPlace: Int]

  private static func readings(_ words: DateWords, _ places: ArraySlice<DateNumberPlace>)
    -> [Numbers]
  {
    if !words.months.isEmpty {
      let others = places.filter { $0.segment != .month }
      // If the month is given by name, the year may also precede the day.
      let swapped = others.map { place in others.first(where: place.isSwapped) ?? place }
      return [others, swapped].flatMap { byGroup(words.numbers[...], $0[...], words) }
    }
    let numbers = byGroup(words.numbers[...], places, words) + ofISO(words, places)
    let digits = words.numbers.flatMap(\.self)
    let isSigned = words.signed.contains(0) && places.first?.takesDash == false
    return words.areSeparated || isSigned ? numbers : numbers + byDigit(digits[...], places)
  }

  /// Reads a year of four digits, a month and an optional day.
  private static func ofISO(_ words: DateWords, _ places: ArraySlice<DateNumberPlace>) -> [Numbers]
  {
    let widths = words.numbers.map(\.count)
    guard places.count == widths.count, widths == [4, 2] || widths == [4, 2, 2],
      words.signed.isEmpty || words.signed == Set(1..<widths.count)
    else { return [] }
    let order: [DateSegment: Int] = [.year: 0, .shortYear: 0, .month: 1, .day: 2]
    let numbers = places.compactMap { place in
      order[place.segment].flatMap { $0 < widths.count ? place.number(words.numbers[$0]) : nil }.map
      { (place, $0) }
    }
    let all = Dictionary(numbers) { $1 }
    return all.count == places.count ? [all] : []
  }

  /// Reads each number as one segment, or as all the digits of a group, a date or a time.
  ///
  /// - Parameter pasted: the words of a paste, or `nil` for numbers that a field shows.
  private static func byGroup(
    _ numbers: ArraySlice<[Int]>, _ places: ArraySlice<DateNumberPlace>, _ pasted: DateWords? = nil
  ) -> [Numbers] {
    guard let digits = numbers.first, let place = places.first else {
      return numbers.isEmpty && places.isEmpty ? [[:]] : []
    }
    if let pasted, !place.takesSeparator(before: numbers.startIndex, in: pasted) { return [] }
    var all: [Numbers] = []
    let isWritten = pasted == nil || place.beginsPart || !place.isTime || digits.count > 1
    if isWritten, let number = place.number(digits) {
      let others = byGroup(numbers.dropFirst(), places.dropFirst(), pasted)
      all += others.map { with($0, number, at: place) }
    }
    let parts = [
      places.prefix { $0.group == place.group },
      places.prefix { $0.half == place.half && $0.isTime == place.isTime },
    ]
    for (part, begins) in zip(parts, [true, place.beginsPart]) where part.count > 1 {
      guard begins, digits.count == part.reduce(0, { $0 + $1.segment.digitCount }) else { continue }
      let others = byGroup(numbers.dropFirst(), places.dropFirst(part.count), pasted)
      for whole in byDigit(digits[...], part) { all += others.map { $0.merging(whole) { $1 } } }
    }
    return all
  }

  /// Divides the digits among the segments, of which only the first may have fewer digits.
  private static func byDigit(
    _ digits: ArraySlice<Int>, _ places: ArraySlice<DateNumberPlace>, fewest: Int = 1
  ) -> [Numbers] {
    guard let place = places.first else { return digits.isEmpty ? [[:]] : [] }
    let most = place.segment == .shortYear ? 4 : place.segment.digitCount
    return (min(fewest, place.segment.digitCount)...most).flatMap { count -> [Numbers] in
      guard count <= digits.count, let number = place.number(Array(digits.prefix(count))) else {
        return []
      }
      let rest = byDigit(digits.dropFirst(count), places.dropFirst(), fewest: .max)
      return rest.map { with($0, number, at: place) }
    }
  }

  private static func with(_ numbers: Numbers, _ number: Int, at place: DateNumberPlace) -> Numbers
  { numbers.merging([place: number]) { $1 } }
}

// The values that the numbers stand for.
extension DateReadings {
  /// The dates and times that the numbers stand for, or `nil` if a date or time doesn't exist.
  private func value(_ numbers: Numbers, _ months: [Int]) -> [DateFieldValue]? {
    let dates = field.separator == nil ? 1 : 2
    guard [0, dates].contains(halves.count), [0, dates].contains(months.count) else { return nil }
    var values: [DateFieldValue] = []
    for half in 0..<dates {
      var parts: [DateSegment: Int] = [:]
      for (place, number) in numbers where place.half == half { parts[place.segment] = number }
      if !months.isEmpty { parts[.month] = months[half] }
      guard let hour = hour(parts, halves.isEmpty ? nil : halves[half]),
        let date = try? CivilDate(
          year: year(parts), month: parts[.month] ?? 1, day: parts[.day] ?? 1),
        let time = try? TimeOfDay(
          hour: hour, minute: parts[.minute] ?? 0, second: parts[.second] ?? 0,
          millisecond: parts[.millisecond] ?? 0)
      else { return nil }
      values.append(DateFieldValue(date, time))
    }
    return values
  }

  private func year(_ parts: [DateSegment: Int]) -> Int {
    guard let short = parts[.shortYear], short < 100 else {
      return parts[.shortYear] ?? parts[.year] ?? 2000
    }
    let pivot = field.policies.pivot
    let century = pivot / 100 * 100
    return century + short >= pivot ? century + short : century + 100 + short
  }

  /// The hour on a 24-hour clock, or `nil` if the half-day is missing or has no such hour.
  private func hour(_ parts: [DateSegment: Int], _ half: Int?) -> Int? {
    let hour = parts[.hour12] ?? parts[.hour]
    guard let half else { return parts[.hour12] == nil ? hour ?? 0 : nil }
    guard let hour, 1...12 ~= hour else { return nil }
    return hour % 12 + half * 12
  }
}

/// A segment of digits in a date field.
struct DateNumberPlace: Hashable {
  let segment: DateSegment
  /// The index, in a range, of the date that the segment belongs to.
  let half: Int
  /// The index of the group of digits that the segment belongs to.
  let group: Int
  /// Whether a dash before the segment is a separator.
  ///
  /// A dash is a separator inside a date, or if the literals before the segment contain a dash.
  let takesDash: Bool

  private var isYear: Bool { segment == .year || segment == .shortYear }
  /// Whether the segment is the first in its date or its time.
  var beginsPart = false
  var isTime: Bool { ![.day, .month, .year, .shortYear].contains(segment) }
  /// The scalars of the literals before the segment.
  var literals: [Unicode.Scalar] = []

  /// Whether what stands before a number of a paste may separate it from the number before.
  func takesSeparator(before number: Int, in pasted: DateWords) -> Bool {
    if pasted.signed.contains(number) && !takesDash { return false }
    guard let scalar = pasted.separators[number], !beginsPart, !literals.contains(scalar) else {
      return true
    }
    if scalar.isDash && literals.contains(where: \.isDash) { return true }
    return isTime ? scalar != "/" && !scalar.isDash : scalar != ":"
  }

  /// Whether the two segments are the day and the year of one date.
  func isSwapped(with other: DateNumberPlace) -> Bool {
    half == other.half && (isYear && other.segment == .day || segment == .day && other.isYear)
  }

  /// The number that the digits stand for in this segment, or `nil` if they don't fit it.
  func number(_ digits: [Int]) -> Int? {
    let fewest = segment.takesZeros ? 1 : segment.digitCount
    let isLongYear = segment == .shortYear && digits.count == 4
    guard isLongYear || fewest...segment.digitCount ~= digits.count else { return nil }
    let number = digits.reduce(0) { $0 * 10 + $1 }
    return isLongYear || segment.numbers.contains(number) ? number : nil
  }
}

extension DateFieldDescription {
  /// The field's segments of digits, in order.
  var numberPlaces: [DateNumberPlace] {
    var (places, group, isOpen) = ([DateNumberPlace](), -1, false)
    var literals: [Unicode.Scalar] = []
    let date: [DateSegment] = [.day, .month, .year, .shortYear]
    for (part, half) in allParts {
      guard case .segment(let segment) = part, segment != .halfDay else {
        if case .literal(let scalar) = part { literals.append(scalar) } else { literals = [] }
        isOpen = false
        continue
      }
      if !isOpen { group += 1 }
      isOpen = true
      let hasDash = literals.contains(where: \.isDash)
      let takesDash = hasDash || !places.isEmpty && date.contains(segment)
      var place = DateNumberPlace(segment: segment, half: half, group: group, takesDash: takesDash)
      let last = places.last
      place.literals = literals
      place.beginsPart = last?.half != half || last?.isTime != place.isTime
      places.append(place)
      literals = []
    }
    return places
  }
}
