import InputRules

extension ModelPatternField {
  /// Every scalar of a text, and what it is (F2, F4).
  func read(_ text: String) -> [PatternScalar] {
    if policies.reading == .contentOnly { return contentOnly(text) }
    var policies = policies
    policies.lookalikes = .literals
    policies.unfit = .dropped
    policies.strayLiterals = false
    policies.placeholder = nil
    var writer = PatternWriter(pattern, policies, hole: self.policies.placeholder)
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

  /// The text where content is whatever any slot takes, and nothing is a literal (F4).
  private func contentOnly(_ text: String) -> [PatternScalar] {
    let writer = PatternWriter(pattern, policies)
    return text.unicodeScalars.map {
      PatternScalar($0, writer.isTakenSomewhere($0) ? .content : .junk)
    }
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
      tail: kept(behind: Array(all[end...])))
  }

  /// What is kept of what is behind an edit: its content, or all of it, unread (F4).
  private func kept(behind rest: [PatternScalar]) -> [PatternScalar] {
    switch policies.reading {
    case .again: rest.map { PatternScalar($0.scalar, .unread) }
    case .aligned, .contentOnly: rest.filter { $0.kind == .content }
    }
  }
}
