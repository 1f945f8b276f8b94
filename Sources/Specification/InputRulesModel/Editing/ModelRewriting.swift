/// A rule of the model that decides which state an edit leads to.
protocol ModelRewriting {
  /// The state after an edit that replaces a span of the text, where `plain` is the one after the
  /// plain edit.
  ///
  /// - Throws: why the edit is refused.
  func state(after edit: Edit, at span: Span, of state: FieldState, _ plain: FieldState)
    throws(Reason) -> FieldState

  /// The reason the text isn't allowed in the field.
  func objection(to text: String) -> Reason?
}

extension ModelRewriting {
  /// The decision about an edit: it is rewritten if its state isn't that of the plain edit (E7).
  func decision(about edit: Edit, on state: FieldState) -> Decision {
    do throws(Reason) {
      let (plain, new) = try states(after: edit, of: state)
      return new.isSame(as: plain)
        ? .accept(plain) : .rewrite(new, because: objection(to: plain.text))
    } catch { return .refuse(error) }
  }

  /// The state that the plain edit gives, and the one that the field gives.
  ///
  /// - Throws: why the edit is refused.
  func states(after edit: Edit, of state: FieldState) throws(Reason) -> (
    plain: FieldState, new: FieldState
  ) {
    let units = Units(state.text)
    let span = try units.span(of: edit.range)
    let plain = units.state(replacing: span, by: edit.replacement)
    return (plain, try self.state(after: edit, at: span, of: state, plain))
  }
}
