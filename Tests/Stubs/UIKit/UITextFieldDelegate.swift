/// A stand-in for UIKit's protocol.
///
/// Swift has optional requirements only on Apple's platforms. Here, each has a default.
/// `next?.name?()` compiles as well, because a property of the same name gives an optional
/// function.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether an edit may happen.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether an edit of several ranges may happen.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  /// Whether the field may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended, for a reason; the other call is then left out.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// The selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the return key does what it does by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Without an answer, an edit may happen.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Without an answer, the other question is asked.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    textField.delegate?.textField(
      textField, shouldChangeCharactersIn: ranges[0].rangeValue, replacementString: string) ?? true
  }

  /// Without an answer, the field may be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Without an answer, editing may begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Without an answer, editing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the other method.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Without an answer, the return key does what it does by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// The method of that name, as an optional one.
  public var textFieldShouldClear: ((UITextField) -> Bool)? { textFieldShouldClear(_:) }
  /// The method of that name, as an optional one.
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    textFieldShouldBeginEditing(_:)
  }
  /// The method of that name, as an optional one.
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? { textFieldDidBeginEditing(_:) }
  /// The method of that name, as an optional one.
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { textFieldShouldEndEditing(_:) }
  /// The methods of that name, as optional ones.
  public var textFieldDidEndEditing: OptionalDidEndEditing? { OptionalDidEndEditing(of: self) }
  /// The method of that name, as an optional one.
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    textFieldDidChangeSelection(_:)
  }
  /// The method of that name, as an optional one.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { textFieldShouldReturn(_:) }
}

/// Two optional methods of one name.
@MainActor public struct OptionalDidEndEditing {
  let of: any UITextFieldDelegate

  /// Calls the first method.
  public func callAsFunction(_ textField: UITextField) { of.textFieldDidEndEditing(textField) }

  /// Calls the second method.
  public func callAsFunction(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    of.textFieldDidEndEditing(textField, reason: reason)
  }
}
