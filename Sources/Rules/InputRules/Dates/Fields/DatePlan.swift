/// The data that a date field computes once from its description: its groups, literals and bounds.
///
/// A plan is a class, so handling a keystroke never copies it.
final class DatePlan: Sendable {
  let description: DateFieldDescription
  let groups: [DateGroup]
  /// The literals before each group, and after the last group.
  let literals: [[Unicode.Scalar]]
  let halfDays: [[Unicode.Scalar]]
  /// The scalars that are separators (D14.10).
  let separators: [Unicode.Scalar]
  /// The choices for one date before any digit is typed.
  let blank: DateChoices
  let bounds: ClosedRange<DateStamp>
  let isASCII: Bool
  let hasHalfDays: Bool

  init(_ description: DateFieldDescription) throws(DateFieldError) {
    if let error = DateFieldError(judging: description) { throw error }
    self.description = description
    (groups, literals) = description.grouped
    let texts = description.texts
    halfDays = [texts.morning, texts.afternoon].map { Array($0.unicodeScalars) }
    separators = [" ", "/", "-", ".", ":", ",", "\u{2013}"] + literals.joined()
    blank = DateChoices(of: description)
    bounds = DateStamp.bounds(of: description.policies)
    isASCII = texts.digits == DateFieldTexts.ascii.digits
    hasHalfDays = groups.contains(where: \.isHalfDay)
  }

  var policies: DatePolicies { description.policies }

  /// The value of the scalar if it is one of the field's digits; otherwise `nil`.
  @inline(__always)
  func ownDigit(_ scalar: Unicode.Scalar) -> Int? {
    if isASCII { return scalar.asciiDigit }
    return description.texts.digits.firstIndex(of: scalar)
  }

  /// A typed scalar's value if it is an ASCII digit or a digit of the field; otherwise `nil`
  /// (D13.7).
  @inline(__always)
  func digit(_ scalar: Unicode.Scalar) -> Int? { scalar.asciiDigit ?? ownDigit(scalar) }

  /// The number of scalars in the group when it is full; for a half-day, the length of its text.
  func room(of group: Int, _ digits: DateDigits) -> Int {
    groups[group].isHalfDay ? halfDays[digits.value].count : groups[group].width
  }

  /// Whether the scalar is a digit or a literal of the field, or is in a half-day's text (D13.7).
  func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    ownDigit(scalar) != nil || literals.contains { $0.contains(scalar) }
      || hasHalfDays && halfDays.contains { $0.contains(scalar) }
  }
}

extension Unicode.Scalar {
  @inline(__always)
  fileprivate var asciiDigit: Int? { 48...57 ~= value ? Int(value) - 48 : nil }
}

extension DateFieldDescription {
  /// The groups, and the literals before each group and after the last one (D13.6).
  fileprivate var grouped: ([DateGroup], [[Unicode.Scalar]]) {
    var (groups, literals) = ([DateGroup](), [[Unicode.Scalar]]())
    var pending: [Unicode.Scalar] = []
    var isOpen = false
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let scalar):
        pending.append(scalar)
        isOpen = false
      case .segment(let segment):
        let isHalfDay = segment == .halfDay
        if !isOpen || isHalfDay {
          groups.append(DateGroup(half: index < layout.parts.count ? 0 : 1))
          literals.append(pending)
          pending = []
        }
        groups[groups.count - 1].append(
          segment, padding: policies.padding, isFree: policies.overflow == .clamped)
        isOpen = !isHalfDay
      }
    }
    return (groups, literals + [pending])
  }
}
