import InputRules

/// The rule of a field that formats its text by a pattern, written as plainly as its clauses: every
/// edit writes the text from scratch (F4, F5, F6).
public struct ModelPatternField: TextRule {
  /// How texts are formatted.
  let pattern: Pattern
  /// What the field does where fields differ.
  let policies: PatternPolicies

  /// The field of a pattern, with those policies (F4).
  public init(_ pattern: Pattern, _ policies: PatternPolicies) {
    self.pattern = pattern
    self.policies = policies
  }

  /// The decision about one edit (E3 to E7, F4).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    do throws(Reason) {
      let (plain, new) = try states(after: edit, of: state)
      return new.isSame(as: plain)
        ? .accept(plain) : .rewrite(new, because: objection(to: plain.text))
    } catch {
      return .refuse(error)
    }
  }

  /// The state that an edit alone would give, and the one that the field gives (F4).
  private func states(
    after edit: Edit, of state: FieldState
  ) throws(Reason) -> (plain: FieldState, new: FieldState) {
    let units = Units(state.text)
    let span = try units.span(of: edit.range)
    let plain = units.state(replacing: span, by: edit.replacement)
    let isDeletion = edit.replacement.isEmpty
    if pattern.elements.isEmpty || isDeletion && span.isEmpty { return (plain, plain) }
    let parts = parts(of: units, around: span)
    if !isDeletion { return (plain, try afterInsertion(of: edit.replacement, in: parts)) }
    return (plain, afterDeletion(in: parts, of: span, selected: Span(state.selection)))
  }

  /// The state after an edit, or the old one if it is refused (E7).
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    self.state(after: edit, of: state)
  }

  /// The decision about an edit with several ranges (E11).
  public func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    decision(about: edit, on: state)
  }

  /// Why the text may not stand in the field: it is in no form, and not left as it is when it is
  /// put into the empty field (F4).
  public func objection(to text: String) -> Reason? {
    if isInForm(text) { return nil }
    let start = TextRange(location: 0, length: 0)
    do throws(Reason) {
      let new = try states(after: Edit(replacing: start, with: text), of: .nothing).new
      if new.text.isSame(as: text) { return nil }
      return losesContent(of: text) ? .notFormatted(.full) : .reformatted
    } catch {
      return error
    }
  }

  /// Whether the text, formatted, has content for which there is no slot any more (F4).
  private func losesContent(of text: String) -> Bool {
    let writer = PatternWriter(pattern, policies)
    return PatternInsertion(of: scalars(of: text), behind: writer, before: []).isLost
  }

  /// Why the text may not stand in the field at the end: there is content, and a slot is empty that
  /// must be filled (F2).
  public func finalObjection(to text: String) -> Reason? {
    if let objection = objection(to: text) { return objection }
    return isComplete(text) || content(of: text).isEmpty ? nil : .notFormatted(.incomplete)
  }

  /// The state, formatted if there is an objection to its text; the ends of the selection stand
  /// behind what becomes of the text before them (F4, E12.9, E12.10).
  public func repaired(_ state: FieldState) -> FieldState {
    if case nil = objection(to: state.text) { return state }
    let (old, new) = (Units(state.text), Units(formatted(state.text)))
    let span = Span(state.selection)
    let ends = [span.start, span.end].map { end in
      var writer = PatternWriter(pattern, policies)
      writer.put(unread(old.text(before: end)))
      return min(string(writer.scalars).utf16.count, new.text.utf16.count)
    }
    return FieldState(
      trusting: new.text, selection: TextRange(location: ends[0], length: ends[1] - ends[0]),
      marked: nil)
  }
}
