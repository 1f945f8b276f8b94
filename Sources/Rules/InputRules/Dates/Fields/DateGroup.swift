/// A run of segments without a literal between them (D13.6).
struct DateGroup {
  /// Its segments; one, if it is a half-day.
  private(set) var slots: [DateSlot] = []
  /// How many digits it has room for; of a half-day, none.
  private(set) var width = 0
  /// The index of its date in a range, from 0.
  let half: Int

  init(half: Int) { self.half = half }

  /// Whether it is a half-day.
  var isHalfDay: Bool { width == 0 }

  mutating func append(_ segment: DateSegment, padding: Bool, isFree: Bool) {
    slots.append(DateSlot(segment, start: width, padding: padding, isFree: isFree))
    width += segment.width
  }

  /// The segment with the digit at a place, which must be in the group.
  func slot(at place: Int) -> Int {
    var index = 0
    while slots[index].end <= place { index += 1 }
    return index
  }

  /// Whether each segment of the group can have its part of these digits (D14.2).
  func stands(_ digits: DateDigits) -> Bool {
    slots.allSatisfy { $0.stands(digits.part($0.places)) }
  }
}

/// A segment of a group, and where it is.
struct DateSlot {
  let segment: DateSegment
  /// The start in its group, in digits.
  let start: Int
  /// The end.
  let end: Int
  /// Its values (D13.2).
  let values: ClosedRange<Int>
  /// Whether fewer digits than it has room for can become all of them.
  let isPaddable: Bool
  /// Whether zeros do that (D14.9).
  let padding: Bool
  /// Whether any digits can stand that don't fill it (D14.2).
  let isFree: Bool

  init(_ segment: DateSegment, start: Int, padding: Bool, isFree: Bool) {
    self.segment = segment
    self.start = start
    end = start + segment.width
    values = segment.values
    isPaddable = segment.isPaddable
    self.padding = padding
    self.isFree = isFree
  }

  var width: Int { end - start }
  var places: Range<Int> { start..<end }

  /// Whether the segment can have these digits (D14.2).
  func stands(_ digits: DateDigits) -> Bool {
    if digits.count == width { return values.contains(digits.value) }
    if digits.count == 0 || isFree { return true }
    if !padding && isPaddable && values.contains(digits.value) { return true }
    return values.overlaps(fillings(of: digits))
  }

  /// The numbers that more digits after these can make.
  func fillings(of digits: DateDigits) -> ClosedRange<Int> {
    let power = DateDigits.power(width - digits.count)
    return digits.value * power...digits.value * power + power - 1
  }

  /// Its digits, completed; nil if they can't be, or aren't one of its values (D14.9).
  func completed(_ digits: DateDigits) -> DateDigits? {
    guard digits.count > 0, values.contains(digits.value), digits.count == width || isPaddable
    else { return nil }
    return padding ? filled(digits.value) : digits
  }

  /// Whether it has all of its digits or, without padding, no digit may follow them (D15.8).
  func isFilled(_ digits: DateDigits) -> Bool {
    if digits.count == width { return true }
    return !padding && !values.overlaps(fillings(of: digits))
  }

  /// All of its digits for a number.
  func filled(_ value: Int) -> DateDigits { DateDigits(value: value, count: width) }

  /// The segment's value; nil if these digits aren't one (D15.1).
  func value(of digits: DateDigits) -> Int? {
    guard digits.count > 0, values.contains(digits.value), digits.count == width || isPaddable
    else { return nil }
    return digits.value
  }
}
