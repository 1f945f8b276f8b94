/// The rule of a constrained field, written as plainly as its clauses, and therefore slow.
package struct ModelRule: ModelFieldRule {
  let field: FieldDescription

  /// The model of the described field.
  ///
  /// - Throws: `RuleError.negativeLimit` if a limit is below zero (T1).
  package init(_ description: FieldDescription) throws(RuleError) {
    for condition in description.conditions {
      if case .maximumLength(let limit, _) = condition, limit < 0 { throw .negativeLimit(limit) }
    }
    field = description
  }

  /// The reason of the first condition that doesn't hold for `text` (T6).
  public func objection(to text: String) -> Reason? {
    for condition in field.conditions {
      if let objection = condition.objection(to: text) { return objection }
    }
    return nil
  }

  /// Whether every condition holds for `text` (T6).
  func isAcceptable(_ text: String) -> Bool {
    if case nil = objection(to: text) { true } else { false }
  }

  /// The reason of the first condition that doesn't hold at the end (T4, T6).
  public func finalObjection(to text: String) -> Reason? {
    for condition in field.conditions {
      if let objection = condition.finalObjection(to: text) { return objection }
    }
    return nil
  }

  /// The reason inserting `replacement` may not turn the text `before` into `after` (E6, E7).
  func objection(to after: String, madeFrom before: String, by replacement: String) -> Reason? {
    if replacement.isEmpty { return objectionToDeletion(leaving: after, of: before) }
    return objection(to: after)
  }

  /// The reason a deletion may not turn the text `before` into `after` (E6, E13).
  private func objectionToDeletion(leaving after: String, of before: String) -> Reason? {
    switch field.deletions {
    case .always: return nil
    case .judged:
      if after.isEmpty { return nil }
      return isAcceptable(before) ? objection(to: after) : nil
    }
  }
}

extension ModelRule {
  /// Whether the scalar is part of some condition's own format (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    field.conditions.contains { $0.isMadeOf(scalar) }
  }

  /// The minus sign of the first condition that has one (E8.17).
  public var ownMinus: Unicode.Scalar? { field.conditions.compactMap(\.minusSign).first }
}
