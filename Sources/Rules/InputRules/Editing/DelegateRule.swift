/// A rule made from a closure that has the signature of a text field's delegate method (T8).
///
/// With this rule, the laws can check an app's
/// `textField(_:shouldChangeCharactersIn:replacementString:)` unchanged. The closure is called for
/// every edit, including deletions. An edit whose range isn't inside the text is refused without
/// calling the closure (E4). A range that cuts a surrogate pair is widened before the call (E5).
public struct DelegateRule: TextRule {
  /// The rule's name, which appears in reasons.
  package let name: String
  let shouldChange: @Sendable (String, TextRange, String) -> Bool

  /// Creates a rule that accepts the edits for which a closure returns true.
  /// - Parameters:
  ///   - name: the rule's name, which appears in reasons.
  ///   - shouldChange: receives the text, the range in UTF-16 units, and the replacement.
  public init(
    _ name: String, shouldChange: @escaping @Sendable (String, TextRange, String) -> Bool
  ) {
    self.name = name
    self.shouldChange = shouldChange
  }

  /// Accepts the edit exactly as requested if the closure returns true (E3); otherwise refuses it.
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    do throws(Reason) {
      let site = try state.text.site(of: edit.range)
      let next = state.replacing(site, with: edit.replacement)
      let accepted = shouldChange(state.text, site.range, edit.replacement)
      return accepted ? .accept(next) : .refuse(.refusedByRule(ExactText(name)))
    } catch {
      return .refuse(error)
    }
  }
}
