/// The content that was read from the text of a date field (D14.1).
struct DateReading {
  private(set) var content: DateContent
  /// The places of the start and the end of the given range in the text.
  private(set) var range = (DatePlace(), DatePlace())
  /// The index of the group that is being read, or that follows the literals being read.
  private var group = 0
  /// The number of literals read before the group, or `nil` if all have been read.
  private var run: Int?
  /// The half-days whose texts begin with the scalars read so far, one bit for each.
  private var halfDays = 0b11

  /// Reads text and finds the places of a byte range; fails if the text isn't in the field's form.
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

  /// Whether the text ends with the literals after its last group.
  var endsWithLiteral: Bool { group > content.last && run == nil && content.last >= 0 }

  /// The place of the next scalar; within literals, the start of the group after them.
  private var place: DatePlace {
    let isInside = run == nil && group < content.groups.count
    return DatePlace(group: group, offset: isInside ? content.groups[group].count : 0)
  }

  /// Whether the text ends after its last nonempty group, or after all literals that follow it.
  private var endsWell: Bool {
    if let run { return run == 0 }
    return group <= content.last + 1
  }

  /// Reads a scalar, and returns whether it fits the field's form.
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

  /// Adds a scalar to the group if the scalar fits; returns whether it does.
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
  /// The content after the range has been deleted, and the place at which the range began (D14.16).
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
