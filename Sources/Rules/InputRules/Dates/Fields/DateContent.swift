/// The digits and half-days in the groups of a date field (D14.1).
struct DateContent: Equatable {
  var groups: [DateDigits]

  init(_ count: Int) { groups = Array(repeating: .none, count: count) }

  /// The index of the last group that isn't empty; −1 if all are empty.
  var last: Int {
    var last = groups.count - 1
    while last >= 0 && groups[last].count == 0 { last -= 1 }
    return last
  }
}

/// A place between scalars in a field's groups.
struct DatePlace: Comparable {
  /// The index of the group; after the last group, the number of groups.
  var group = 0
  /// The number of the group's scalars that are before the place.
  var offset = 0

  static func < (one: DatePlace, other: DatePlace) -> Bool {
    (one.group, one.offset) < (other.group, other.offset)
  }
}

extension DatePlan {
  /// Returns `place`, or the start of the next group if `place` is at a full group's end (D14.3).
  func settled(_ place: DatePlace, in content: DateContent) -> DatePlace {
    guard place.group < groups.count else { return place }
    let digits = content.groups[place.group]
    let isFull = digits.count > 0 && place.offset == room(of: place.group, digits)
    return isFull ? DatePlace(group: place.group + 1) : place
  }

  /// Whether no digit or half-day follows a place.
  func endsContent(_ place: DatePlace, in content: DateContent) -> Bool {
    let last = content.last
    return place.group > last
      || place.group == last && place.offset == content.groups[last].count
  }

  /// The text through the end of group `group`, with literals, and the UTF-16 offset of `place`.
  func text(
    of content: DateContent, through group: Int, _ place: DatePlace
  ) -> (text: String, offset: Int) {
    var writer = DateWriter()
    var offset = Int?.none
    if group >= 0 {
      for index in 0...group {
        writer.write(literals[index])
        if index == groups.count { break }
        if index == place.group { offset = writer.units }
        let end = index == place.group ? place.offset : nil
        if let units = write(content.groups[index], of: index, to: &writer, noting: end) {
          offset = units
        }
      }
    }
    return (writer.text, offset ?? writer.units)
  }

  /// Writes a group.
  ///
  /// Returns the text's length, in UTF-16 units, after the first `place` scalars of the group, or
  /// `nil` if `place` is 0 or `nil`.
  private func write(
    _ digits: DateDigits, of group: Int, to writer: inout DateWriter, noting place: Int?
  ) -> Int? {
    var units: Int?
    var power = DateDigits.power(digits.count)
    for index in 0..<digits.count {
      power /= 10
      writer.write(
        groups[group].isHalfDay
          ? halfDays[digits.value][index] : description.texts.digits[digits.value / power % 10])
      if index + 1 == place { units = writer.units }
    }
    return units
  }
}

/// Text that is written scalar by scalar.
struct DateWriter {
  private(set) var text = ""
  private(set) var units = 0

  mutating func write(_ scalar: Unicode.Scalar) {
    text.unicodeScalars.append(scalar)
    units += UTF16.width(scalar)
  }

  mutating func write(_ scalars: [Unicode.Scalar]) {
    for scalar in scalars { write(scalar) }
  }
}

/// The digits of a group, or of a segment in a group, as a number and a count.
///
/// For a half-day, the number is the index of its text, and the count is the number of scalars. The
/// digits aren't stored in an array, because handling a keystroke would take 1.8 times as long.
struct DateDigits: Equatable {
  var value = 0
  var count = 0

  static let none = DateDigits()

  /// The first `length` digits, or all digits if there are fewer.
  func prefix(_ length: Int) -> DateDigits {
    length >= count
      ? self : DateDigits(value: value / Self.power(count - length), count: length)
  }

  func part(_ places: Range<Int>) -> DateDigits {
    if count <= places.lowerBound { return .none }
    let head = prefix(places.upperBound)
    let count = head.count - places.lowerBound
    return DateDigits(value: head.value % Self.power(count), count: count)
  }

  func appending(_ other: DateDigits) -> DateDigits {
    DateDigits(value: value * Self.power(other.count) + other.value, count: count + other.count)
  }

  func inserting(_ digit: Int, at place: Int) -> DateDigits {
    prefix(place).appending(DateDigits(value: digit, count: 1)).appending(part(place..<count))
  }

  func replacing(_ places: Range<Int>, with other: DateDigits) -> DateDigits {
    let tail = places.upperBound < count ? part(places.upperBound..<count) : .none
    return prefix(places.lowerBound).appending(other).appending(tail)
  }

  func digit(at place: Int) -> Int { part(place..<place + 1).value }

  /// Ten to the power of `exponent`; a group has at most 17 digits.
  static func power(_ exponent: Int) -> Int {
    var power = 1
    for _ in 0..<exponent { power &*= 10 }
    return power
  }
}
