extension Law {
  package static let wrongDatesAreRefusedAtTheEnd = Law(
    """
    When editing ends, a date field refuses a day that its month doesn't have, a value outside the \
    bounds, and an incomplete text. Such a day or value can be typed only if the field checks it \
    at the end.
    """, clauses: ["D14.14", "D15.5", "D15.9"],
    Property(forAll: .wrongDate { if $0.whole == .clamped { $0.whole = .atEnd } }) {
      subject, input in
      let (fields, field) = (subject.dateFields, input.field)
      let rule = try fields.fieldOfDescription(field)
      let problem = input.problem.map { Reason.notDate($0) }
      try requireEqual(rule.finalObjection(to: input.trimmed), problem, "the final objection")
      let short = String(scalars: input.trimmed.scalars.dropLast())
      let isShort = field.isDigit(input.trimmed.scalars.last ?? "x") && !short.isEmpty
      if isShort && input.lastSegment.isNeverShort {
        try requireEqual(rule.finalObjection(to: short), .notDate(.incomplete), short.escaped)
      }
      try requireEqual(
        fields.isTextRight(input.trimmed, field), problem == nil, "whether the text is valid")
      let typed = rule.typing(input.bare).text
      let isTyped = typed.hasPrefix(input.trimmed)
      let isFree = problem == nil || field.policies.whole == .atEnd
      try requireEqual(isTyped, isFree, "typing \(input.bare) gives \(typed.escaped)")
    })
}

extension WrongDate { fileprivate var lastSegment: DateSegment { field.segments.last ?? .day } }

extension DateSegment {
  /// Whether the segment needs all of its digits (D15.1).
  fileprivate var isNeverShort: Bool { [.year, .shortYear, .millisecond].contains(self) }
}
