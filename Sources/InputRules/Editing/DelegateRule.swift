/// A rule made from a closure with the signature of a text field's delegate (T8).
///
/// An app's `textField(_:shouldChangeCharactersIn:replacementString:)` can be put under the laws
/// unchanged. The closure is asked about every edit, deletions too, but never about a range outside
/// the text: such an edit is refused first (E4). Nor about one that cuts a surrogate pair: it is
/// widened first (E5).
public struct DelegateRule: TextRule {
  /// What the rule is called in a reason.
  public let name: String
  let shouldChange: @Sendable (String, TextRange, String) -> Bool

  /// A rule that accepts an edit where `shouldChange` says so of the text, the range in UTF-16
  /// units, and the replacement.
  public init(
    _ name: String, shouldChange: @escaping @Sendable (String, TextRange, String) -> Bool
  ) {
    self.name = name
    self.shouldChange = shouldChange
  }

  /// Accepts what the closure accepts, as the exact splice (E3); refuses everything else.
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
