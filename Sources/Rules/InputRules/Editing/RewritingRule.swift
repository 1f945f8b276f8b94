/// A rule that determines the whole text after each edit.
package protocol RewritingRule {
  /// The state after an edit at a site of the text (E4).
  func next(
    after edit: Edit, at site: SpliceSite, of state: FieldState
  ) throws(Reason) -> FieldState

  /// The reason the field can't contain `text`, or `nil` if it can (E12.7).
  func objection(to text: String) -> Reason?
}

extension RewritingRule {
  /// The decision about an edit: a rewrite if the result isn't exactly what was requested (E7).
  @inline(__always)
  package func decision(about edit: Edit, on state: FieldState) -> Decision {
    do throws(Reason) {
      let site = try state.text.site(of: edit.range)
      let next = try self.next(after: edit, at: site, of: state)
      if next.isPlain(edit.replacement, at: site, of: state) { return .accept(next) }
      let plain = state.replacing(site, with: edit.replacement)
      return .rewrite(next, because: objection(to: plain.text))
    } catch {
      return .refuse(error)
    }
  }

  /// The state after `edit`, or `state` if the edit is refused (E7); the reason for a rewrite isn't
  /// determined, because that would take longer than the edit.
  @inline(__always)
  package func state(after edit: Edit, on state: FieldState) -> FieldState {
    do throws(Reason) {
      return try next(after: edit, at: try state.text.site(of: edit.range), of: state)
    } catch {
      return state
    }
  }
}
