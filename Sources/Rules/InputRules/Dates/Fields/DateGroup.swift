/// A run of segments without a literal between them (D13.6).
struct DateGroup {
  /// The segments; a half-day is alone in its group.
  private(set) var slots: [DateSlot] = []
  /// The number of digits in the full group; 0 for a half-day.
  private(set) var width = 0
  /// The index of the group's date in a range: 0 or 1.
  let half: Int

  init(half: Int) { self.half = half }

  var isHalfDay: Bool { width == 0 }

  mutating func append(_ segment: DateSegment, padding: Bool, isFree: Bool) {
    slots.append(DateSlot(segment, start: width, padding: padding, isFree: isFree))
    width += segment.width
  }

  /// The index of the segment that contains `place`, which must be in the group.
  func slot(at place: Int) -> Int {
    var index = 0
    while slots[index].end <= place { index += 1 }
    return index
  }

  /// Whether each segment of the group can contain its part of the digits (D14.2).
  func canHold(_ digits: DateDigits) -> Bool {
    slots.allSatisfy { $0.canHold(digits.part($0.places)) }
  }
}

/// A segment, with its position in a group.
struct DateSlot {
  let segment: DateSegment
  /// The place of the segment's first digit in the group.
  let start: Int
  /// The place after the segment's last digit.
  let end: Int
  /// The segment's values (D13.2).
  let values: ClosedRange<Int>
  /// Whether a number with fewer digits than `width` can be the segment's value.
  let isPaddable: Bool
  /// Whether the segment is padded with zeros when it is completed (D14.9).
  let padding: Bool
  /// Whether the segment allows any digits until it is full (D14.2).
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

  /// Whether the segment can contain the digits (D14.2).
  func canHold(_ digits: DateDigits) -> Bool {
    if digits.count == width { return values.contains(digits.value) }
    if digits.count == 0 || isFree { return true }
    if !padding && isPaddable && values.contains(digits.value) { return true }
    return values.overlaps(fillings(of: digits))
  }

  /// The numbers that can result when further digits are typed until the segment is full.
  func fillings(of digits: DateDigits) -> ClosedRange<Int> {
    let power = DateDigits.power(width - digits.count)
    return digits.value * power...digits.value * power + power - 1
  }

  /// The digits, padded if the field pads them; `nil` if they aren't a valid value (D14.9).
  func completed(_ digits: DateDigits) -> DateDigits? {
    guard digits.count > 0, values.contains(digits.value), digits.count == width || isPaddable
    else { return nil }
    return padding ? filled(digits.value) : digits
  }

  /// Whether the segment is full, or isn't padded and can't take another digit (D15.8).
  func isFilled(_ digits: DateDigits) -> Bool {
    if digits.count == width { return true }
    return !padding && !values.overlaps(fillings(of: digits))
  }

  /// The digits of `value`, padded with leading zeros to the width of the segment.
  func filled(_ value: Int) -> DateDigits { DateDigits(value: value, count: width) }

  /// The segment's value, or `nil` if the digits aren't a valid value (D15.1).
  func value(of digits: DateDigits) -> Int? {
    guard digits.count > 0, values.contains(digits.value), digits.count == width || isPaddable
    else { return nil }
    return digits.value
  }
}
