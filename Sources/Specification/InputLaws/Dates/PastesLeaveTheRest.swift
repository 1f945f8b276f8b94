extension Law {
  package static let pastesLeaveTheRest = Law(
    """
    A paste over part of a date changes a number after that part only if the pasted text has a new \
    number for the same segment.
    """, clauses: ["D14.19", "D14.21"],
    Property(forAll: .innerPaste) { subject, input in
      try assume(input.text.unicodeScalars.count > 1)
      let field = input.sample.field
      let rule = try subject.dateFields.fieldOfDescription(field)
      guard let next = rule.decide(input.edit, on: input.state).newState else { return }
      let pasted = DateWords(input.textWithoutFormats, in: field).numbers
      let (before, after) = (field.numbers(in: input.state.text), field.numbers(in: next.text))
      try requireEqual(after.count, before.count, next.text.escaped)
      for (old, new) in zip(before, after) where old.start >= input.end && old.digits != new.digits
      {
        let isWritten = pasted.contains { new.isWritten(in: $0) }
        try require(isWritten, "\(next.text.escaped) has \(new.digits) for \(old.digits)")
      }
    })
}

extension InnerPaste {
  /// The text without the scalars that a paste ignores (D14.13).
  fileprivate var textWithoutFormats: String {
    String(scalars: text.scalars.filter { $0.properties.generalCategory != .format })
  }
}

/// The digits of one segment in a field's text.
private struct ShownNumber {
  var digits: [Int]
  /// The offset of the first digit, in UTF-16 units.
  var start: Int
  /// The number of digits of the same group that precede the segment.
  var place: Int
  /// The number of digits in the segment's group.
  var width: Int
  var isShortYear: Bool

  /// Whether the pasted digits are this number, or fill the group with these digits in their place.
  func isWritten(in pasted: [Int]) -> Bool {
    if digits.isEmpty { return false }
    let isNumber = digits.drop { $0 == 0 } == pasted.drop { $0 == 0 }
    // A year may be pasted with four digits.
    let isLongYear = isShortYear && pasted.count == 4 && pasted.suffix(2) == digits[...]
    return isNumber || isLongYear
      || pasted.count == width && pasted.dropFirst(place).starts(with: digits)
  }
}

extension DateFieldDescription {
  /// The digits of each segment in a formatted text, or an empty list if the text isn't formatted.
  fileprivate func numbers(in text: String) -> [ShownNumber] {
    guard let all = ModelDateFields().groups(of: text, in: self) else { return [] }
    let groups = all.filter { $0.width > 0 }
    var places: [Int: Int] = [:]
    return numberPlaces.map { number in
      let group = groups[number.group]
      let place = places[number.group, default: 0]
      places[number.group] = place + number.segment.digitCount
      let digits = group.text.dropFirst(place).prefix(number.segment.digitCount)
      return ShownNumber(
        digits: digits.compactMap { $0.digit(in: self) },
        start: group.start + String(scalars: group.text.prefix(place)).utf16.count, place: place,
        width: group.width, isShortYear: number.segment == .shortYear)
    }
  }
}
