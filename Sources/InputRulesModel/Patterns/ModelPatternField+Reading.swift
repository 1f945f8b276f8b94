import InputRules

extension ModelPatternField {
  /// Every scalar of a text, and what it is (F2, F4).
  func read(_ text: String) -> [PatternScalar] {
    var policies = policies
    policies.placeholder = nil
    var writer = PatternWriter(pattern, policies, hole: self.policies.placeholder, isReading: true)
    return text.unicodeScalars.map { scalar in
      reading(of: scalar, as: writer.put(PatternScalar(scalar, .unread)))
    }
  }

  /// What a scalar became; the placeholder in a slot is junk (F5).
  private func reading(
    of scalar: Unicode.Scalar, as placement: PatternPlacement
  ) -> PatternScalar {
    if placement.kind == .content && scalar == policies.placeholder {
      return PatternScalar(scalar, .junk)
    }
    let isLiteral = placement.kind == .literal
    return PatternScalar(
      scalar, placement.kind,
      isInValue: isLiteral && pattern.elements[placement.element].isLiteralInValue)
  }

  /// The text around a range (F4).
  func parts(of units: Units, around span: Span) -> PatternParts {
    let start = units.text(before: span.start).unicodeScalars.count
    let end = units.text(before: span.end).unicodeScalars.count
    let all = read(units.text)
    return PatternParts(
      text: Array(units.text.unicodeScalars), start: start, end: end,
      head: all[..<start].filter { $0.kind != .junk },
      removed: Array(all[start..<end]),
      tail: all[end...].filter { $0.kind == .content })
  }
}
