extension DatePlan {
  /// Whether the text of at least one allowed value begins with `text` (D15.6).
  func isRight(_ text: String) -> Bool {
    guard let reading = DateReading(text, around: 0..<0, by: self) else { return false }
    return isRight(reading.content, endsWithLiteral: reading.endsWithLiteral)
  }

  /// Whether the text of at least one allowed value begins with `content` (D15.6).
  /// - Parameter endsWithLiteral: whether the text has the literals after its last group.
  func isRight(_ content: DateContent, endsWithLiteral: Bool) -> Bool {
    let last = content.last
    var low = bounds.lowerBound
    for half in 0..<halves {
      var choices = blank
      for index in groups.indices where groups[index].half == half && index <= last {
        let end = index < last ? DateGroupEnd.before : endsWithLiteral ? .literal : .open
        guard narrow(&choices, by: content.groups[index], groups[index], end) else {
          return false
        }
      }
      guard let first = choices.first(from: low), first <= bounds.upperBound else { return false }
      low = first
    }
    return true
  }

  /// Limits `choices` to what the digits of a group can lead to, and returns whether any are left.
  /// - Parameter end: what follows the group's digits in the text.
  private func narrow(
    _ choices: inout DateChoices, by digits: DateDigits, _ group: DateGroup, _ end: DateGroupEnd
  ) -> Bool {
    let isOpen = end == .open
    if group.isHalfDay { return narrow(&choices, by: digits, isOpen: isOpen) }
    for slot in group.slots {
      let part = digits.part(slot.places)
      if isOpen && slot.end >= digits.count {
        if part.count == 0 { return true }
        return narrow(&choices, by: part, slot)
      }
      // A short segment is completed if digits follow it, but not if only literals do.
      guard let completed = slot.completed(part), end != .literal || completed.count == part.count
      else { return false }
      choices.keep(completed.value...completed.value, or: nil, of: slot.segment)
    }
    return true
  }

  /// Limits `choices` to the values that a segment may still get when digits are added.
  private func narrow(
    _ choices: inout DateChoices, by part: DateDigits, _ slot: DateSlot
  ) -> Bool {
    guard slot.canHold(part) else { return false }
    let fillings = slot.fillings(of: part)
    let single =
      part.count < slot.width && !slot.padding && slot.isPaddable
        && slot.values.contains(part.value) ? part.value : nil
    guard slot.values.overlaps(fillings) || single != nil else { return false }
    let values = slot.values.overlaps(fillings) ? fillings.clamped(to: slot.values) : nil
    choices.keep(values ?? part.value...part.value, or: single, of: slot.segment)
    return true
  }

  private func narrow(
    _ choices: inout DateChoices, by digits: DateDigits, isOpen: Bool
  ) -> Bool {
    let text = halfDays[digits.value].prefix(digits.count)
    let halves = (0...1).filter {
      halfDays[$0].starts(with: text) && (isOpen || halfDays[$0].count == text.count)
    }
    guard let first = halves.first, let last = halves.last, digits.count > 0 else { return false }
    choices.keep(first...last, or: nil, of: .halfDay)
    return true
  }

  /// Whether a segment before the last digit is empty, or too short to be completed (D14.14).
  func hasGap(_ content: DateContent) -> Bool {
    let last = content.last
    return groups.indices.contains { index in
      guard index <= last else { return false }
      let digits = content.groups[index]
      if groups[index].isHalfDay {
        return index < last && (digits.count == 0 || digits.count < halfDays[digits.value].count)
      }
      return groups[index].slots.contains { slot in
        let isBefore = index < last || slot.end < digits.count
        return isBefore && isGap(digits.part(slot.places), slot)
      }
    }
  }

  private func isGap(_ part: DateDigits, _ slot: DateSlot) -> Bool {
    part.count == 0 || part.count < slot.width && slot.completed(part) == nil
  }
}

/// The text that follows a group's digits.
private enum DateGroupEnd {
  /// Further digits.
  case before
  /// Only literals.
  case literal
  /// The end of the text, where more may be typed.
  case open
}
