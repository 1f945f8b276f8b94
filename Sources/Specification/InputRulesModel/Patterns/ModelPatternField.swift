import InputRules

/// The rule of a field with a pattern: a search among all that may be written of the pattern.
public struct ModelPatternField: TextRule {
  /// How the text is formatted.
  let pattern: Pattern
  /// What the field does where fields differ.
  let policies: PatternPolicies

  /// The model of the field with the pattern.
  public init(_ pattern: Pattern, _ policies: PatternPolicies) {
    self.pattern = pattern
    self.policies = policies
  }

  /// The pattern of which nothing is written.
  var blank: FilledPattern { FilledPattern(pattern, placeholder: policies.placeholder) }

  /// The decision about one edit (E7, F4.7).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    do throws(Reason) {
      let (plain, new) = try states(after: edit, of: state)
      return new.isSame(as: plain)
        ? .accept(plain) : .rewrite(new, because: objection(to: plain.text))
    } catch {
      return .refuse(error)
    }
  }

  /// The state that the plain edit gives, and the one that the field gives (F4.1 to F4.6).
  ///
  /// - Throws: why the edit is refused.
  func states(
    after edit: Edit, of state: FieldState
  ) throws(Reason) -> (plain: FieldState, new: FieldState) {
    let units = Units(state.text)
    let span = try units.span(of: edit.range)
    let plain = units.state(replacing: span, by: edit.replacement)
    let changesNothing = span.isEmpty && edit.replacement.isEmpty
    if pattern.elements.isEmpty || changesNothing { return (plain, plain) }
    let parts = parts(of: units, around: span)
    if edit.replacement.isEmpty { return (plain, deleting(parts, from: state, at: span)) }
    return (plain, try inserting(edit.replacement, into: parts))
  }

  /// The state after an edit, or the old one if it is refused (E7).
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    self.state(after: edit, of: state)
  }

  /// The decision about an edit with several ranges (E11).
  public func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    decision(about: edit, on: state)
  }

  /// A pattern has no minus sign (E8.17).
  public var ownMinus: Unicode.Scalar? { nil }

  /// Whether the pattern's own format is made of the scalar (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    scalar == policies.placeholder
      || pattern.elements.contains { element in
        guard case .set(let members) = element.slot?.content else {
          return element.literal == scalar
        }
        return members.contains(scalar)
      }
  }
}
