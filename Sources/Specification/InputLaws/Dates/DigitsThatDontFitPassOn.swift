extension Law {
  package static let digitsThatDontFitPassOn = Law(
    """
    In a date field, a digit that can't begin its segment is written after a zero. A digit that \
    can't end its segment begins the next one, gives the nearest value, or is refused, depending \
    on the policy. A new first digit removes a second digit that doesn't fit.
    """, clauses: ["D13.2", "D14.2", "D14.4", "D14.5", "D14.6", "D14.7", "D14.8", "D14.9"],
    Property(forAll: .dateSegment { ($0.padding, $0.literals, $0.whole) = (true, .lazy, .atEnd) }) {
      subject, input in
      try assume(input.segment.takesZeros)
      let rule = try subject.dateFields.fieldOfDescription(input.sample.field)
      let first = rule.typing(input.key(0), into: FieldState(input.head))
      try requireEqual(first.text, input.textAfterOne, "the first digit")
      let full = FieldState(input.head + input.shown(input.sample.number(of: input.segment)))
      let replaced = rule.typing(input.key(0), into: full.selecting(input.start) ?? full)
      try requireEqual(replaced.text, input.textAfterReplacing, "the digit over the first one")
      try assume(first.text == input.head + input.shown(input.digits[0], 1))
      let second = rule.typing(input.key(1), into: first)
      try requireEqual(second.text, input.textAfterBoth, "the second digit")
    })
}

extension DateSegmentQuestion {
  private var overflow: DatePolicies.Overflow { sample.field.policies.overflow }

  /// The text after the first digit is typed into the empty segment.
  fileprivate var textAfterOne: String {
    let isFree = overflow == .clamped
    return head + (isFree ? shown(digits[0], 1) : placed(digits[0], in: segment) ?? "")
  }

  fileprivate var start: TextRange { .caret(at: head.utf16.count) }

  /// The text after the first typed digit replaces the first digit of the segment's value.
  fileprivate var textAfterReplacing: String {
    let replaced = digits[0] * 10 + sample.number(of: segment) % 10
    if segment.numbers.contains(replaced) { return head + shown(replaced) }
    return textAfterOne
  }

  /// The text after a segment's first digit is typed, or `nil` if no value starts with the digit.
  private func placed(_ digit: Int, in segment: DateSegment) -> String? {
    if segment.canBegin(with: String(digit)) { return shown(digit, 1) }
    return segment.takesZeros && segment.numbers.contains(digit) ? shown(digit) : nil
  }

  /// The text after both digits are typed, if the first leaves the segment incomplete.
  fileprivate var textAfterBoth: String {
    let numbers = segment.numbers
    if numbers.contains(number) { return head + shown(number) }
    let unchanged = head + shown(digits[0], 1)
    switch overflow {
    case .clamped: return head + shown(number < numbers.lowerBound ? 1 : numbers.upperBound)
    case .refused: return unchanged
    case .passesOn:
      guard numbers.contains(digits[0]), let next, let placed = placed(digits[1], in: next) else {
        return unchanged
      }
      return head + shown(digits[0]) + literals + placed
    }
  }
}

extension DateSample {
  fileprivate func number(of segment: DateSegment) -> Int {
    let text = pieces.first { $0.segment == segment }?.text ?? ""
    return text.unicodeScalars.reduce(0) { $0 * 10 + (field.texts.digits.firstIndex(of: $1) ?? 0) }
  }
}
