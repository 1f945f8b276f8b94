/// A several-ranges edit for one certain choice of range (E11).
public struct RangeChoice: Hashable, Sendable {
  /// The same change as one edit, from the first range to the last, so that any rule can check it.
  public let edit: Edit
  /// The caret afterwards: after the replacement, in UTF-16 units of the new text.
  public let caret: Int
}

extension FieldState {
  /// The state with nothing selected and the caret at `location`, which must be a scalar boundary.
  func placingCaret(at location: Int) -> FieldState {
    FieldState(trusting: text, selection: .caret(at: location), marked: nil)
  }
}
