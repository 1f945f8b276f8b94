/// A rule of the model that decides about edits by computing the new state.
protocol ModelRewriting {
  /// The state after an edit replaces a span of the text; `plain` is the state if the edit is made
  /// as it is.
  ///
  /// - Throws: the reason the edit is refused.
  func state(after edit: Edit, at span: Span, of state: FieldState, _ plain: FieldState)
    throws(Reason) -> FieldState

  /// The reason the text isn't allowed in the field, or `nil`.
  func objection(to text: String) -> Reason?
}

extension ModelRewriting {
  /// The decision about an edit: a rewrite if the new state differs from the plain one (E7).
  func decision(about edit: Edit, on state: FieldState) -> Decision {
    do throws(Reason) {
      let (plain, new) = try states(after: edit, of: state)
      return new.isSame(as: plain)
        ? .accept(plain) : .rewrite(new, because: objection(to: plain.text))
    } catch { return .refuse(error) }
  }

  /// The state if the edit is made unchanged, and the state that the field actually shows.
  ///
  /// - Throws: the reason the edit is refused.
  func states(after edit: Edit, of state: FieldState) throws(Reason) -> (
    plain: FieldState, new: FieldState
  ) {
    let units = Units(state.text)
    let span = try units.span(of: edit.range)
    let plain = units.state(replacing: span, by: edit.replacement)
    return (plain, try self.state(after: edit, at: span, of: state, plain))
  }
}
