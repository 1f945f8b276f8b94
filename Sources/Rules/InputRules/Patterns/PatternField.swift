/// A field that formats its text with a pattern during editing, and keeps the caret next to the
/// edit (F4.1 to F4.12, F5.1 to F5.11, F6.1 to F6.7).
public struct PatternField: TextRule, RewritingRule {
  let plan: PatternPlan

  /// Creates a field from a pattern (F5.1 to F5.11).
  /// - Parameters:
  ///   - pattern: the literals and slots of the field's text.
  ///   - policies: the field's behavior where the pattern doesn't determine it.
  public init(_ pattern: Pattern, _ policies: PatternPolicies = .standard) {
    self.init(pattern, policies, PatternQuirks())
  }

  /// Creates a field that behaves like another library's field.
  package init(_ pattern: Pattern, _ policies: PatternPolicies, _ quirks: PatternQuirks) {
    plan = PatternPlan(pattern, policies, quirks)
  }

  /// The pattern that formats the field's text (F1.1).
  package var pattern: Pattern { plan.pattern }
  /// The policies (F5.1 to F5.11).
  package var policies: PatternPolicies { plan.policies }

  /// Accepts or refuses `edit`, and formats the whole text with the pattern (F4.1 to F4.7).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    decision(about: edit, on: state)
  }

  /// The state after `edit`, or `state` if the edit is refused (E7).
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    self.state(after: edit, on: state)
  }

  package func next(
    after edit: Edit, at site: SpliceSite, of state: FieldState
  ) throws(Reason) -> FieldState {
    if plan.steps.isEmpty || edit.isDeletion && site.bytes.isEmpty {
      return state.replacing(site, with: edit.replacement)
    }
    if edit.isDeletion { return deleting(site, from: state) }
    return try inserting(edit.replacement, at: site, of: state)
  }

  /// The reason the field would change `text` or lose part of it, or `nil` if it would do neither
  /// (F4.8 to F4.10).
  public func objection(to text: String) -> Reason? {
    if plan.steps.isEmpty || plan.isInForm(text) { return nil }
    do throws(Reason) {
      let site = try "".site(of: .caret(at: 0))
      if try inserting(text, at: site, of: .empty).text.hasSameUnits(as: text) { return nil }
      return plan.losesContent(of: text) ? .notFormatted(.full) : .reformatted
    } catch {
      return error
    }
  }

  /// The reason the field can't contain `text` when editing ends, or `nil` if it can (F2.14).
  public func finalObjection(to text: String) -> Reason? {
    if let reason = objection(to: text) { return reason }
    return isComplete(text) || content(of: text).isEmpty ? nil : .notFormatted(.incomplete)
  }

  /// The state, formatted if the field doesn't accept its text unchanged (F4.11, F4.12, E12.9).
  public func repaired(_ state: FieldState) -> FieldState {
    if objection(to: state.text) == nil { return state }
    let text = formatted(state.text)
    let ends = [state.selection.location, state.selection.location + state.selection.length].map {
      min(text.utf16Length, plan.offset(of: $0, of: state.text))
    }
    let selection = TextRange(location: ends[0], length: ends[1] - ends[0])
    return FieldState(trusting: text, selection: selection, marked: nil)
  }
}

extension PatternField: ComparedExactly {
  var parts: some Hashable { Pair(Pair(pattern, policies), plan.quirks) }
}
