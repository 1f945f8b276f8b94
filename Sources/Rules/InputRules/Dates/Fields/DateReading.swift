/// The text of a date field, read (D14.1).
struct DateReading {
  /// The content of the groups.
  private(set) var content: DateContent
  /// The start and the end of a range of the text.
  private(set) var range = (DatePlace(), DatePlace())
  /// The group that is being read, or whose literals are.
  private var group = 0
  /// How many of the literals before the group were read; nil if all were.
  private var run: Int?
  /// The half-days that begin like the one that is being read.
  private var halfDays = 0b11

  /// The text, with the places of a range of its bytes; nil if it isn't in its form.
  init?(_ text: String, around bytes: Range<Int>, by plan: DatePlan) {
    content = DateContent(plan.groups.count)
    run = plan.literals[0].isEmpty ? nil : 0
    var byte = 0
    for scalar in text.unicodeScalars {
      if byte == bytes.lowerBound { range.0 = place }
      if byte == bytes.upperBound { range.1 = place }
      guard read(scalar, by: plan) else { return nil }
      byte += UTF8.width(scalar)
    }
    if byte == bytes.lowerBound { range.0 = place }
    if byte == bytes.upperBound { range.1 = place }
    guard endsWell else { return nil }
  }

  /// Whether the text ends with literals.
  var endsWithLiteral: Bool { group > content.last && run == nil && content.last >= 0 }

  /// The place of the next scalar; in literals, at the start of the group after them.
  private var place: DatePlace {
    let isInside = run == nil && group < content.groups.count
    return DatePlace(group: group, offset: isInside ? content.groups[group].count : 0)
  }

  /// Whether the text ends after its last group that isn't empty, or with the literals after it.
  private var endsWell: Bool {
    if let run { return run == 0 }
    return group <= content.last + 1
  }

  /// Reads a scalar, and returns whether it is in the form.
  private mutating func read(_ scalar: Unicode.Scalar, by plan: DatePlan) -> Bool {
    while true {
      if let run {
        guard plan.literals[group][run] == scalar else { return false }
        self.run = run + 1 < plan.literals[group].count ? run + 1 : nil
        return true
      }
      if group == plan.groups.count { return false }
      if takes(scalar, by: plan) { return true }
      group += 1
      halfDays = 0b11
      run = plan.literals[group].isEmpty ? nil : 0
    }
  }

  /// Puts a scalar into the group, if it belongs there.
  private mutating func takes(_ scalar: Unicode.Scalar, by plan: DatePlan) -> Bool {
    let digits = content.groups[group]
    if plan.groups[group].isHalfDay { return takesHalfDay(scalar, after: digits.count, by: plan) }
    guard digits.count < plan.groups[group].width, let digit = plan.ownDigit(scalar) else {
      return false
    }
    content.groups[group] = DateDigits(value: digits.value * 10 + digit, count: digits.count + 1)
    return true
  }

  private mutating func takesHalfDay(
    _ scalar: Unicode.Scalar, after count: Int, by plan: DatePlan
  ) -> Bool {
    let next = (0...1).filter {
      halfDays & 1 << $0 != 0 && count < plan.halfDays[$0].count
        && plan.halfDays[$0][count] == scalar
    }
    guard let first = next.first else { return false }
    halfDays = next.reduce(0) { $0 | 1 << $1 }
    content.groups[group] = DateDigits(value: first, count: count + 1)
    return true
  }
}

extension DatePlan {
  /// The rest of a text, and where its range was, after the range was deleted (D14.16).
  func deleting(_ reading: DateReading) -> (content: DateContent, place: DatePlace) {
    var (content, place) = (reading.content, reading.range.0)
    let end = reading.range.1
    guard place.group < groups.count, place != end else { return (content, place) }
    for group in place.group...min(end.group, groups.count - 1) {
      let digits = content.groups[group]
      let first = group == place.group ? place.offset : 0
      let last = group == end.group ? end.offset : digits.count
      guard first < last else { continue }
      if groups[group].isHalfDay {
        content.groups[group] = .none
        if group == place.group { place.offset = 0 }
      } else {
        content.groups[group] = digits.replacing(first..<last, with: .none)
      }
    }
    return (content, place)
  }
}
