// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stand-in for UIKit's protocol.
///
/// Swift has optional requirements only on Apple's platforms; here, each requirement has a default.
/// `next?.name?()` also compiles, because a property with the same name is an optional function.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Without an answer, the other method is called.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    textField.delegate?.textField(
      textField, shouldChangeCharactersIn: ranges[0].rangeValue, replacementString: string) ?? true
  }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  public var textFieldShouldClear: ((UITextField) -> Bool)? { textFieldShouldClear(_:) }
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    textFieldShouldBeginEditing(_:)
  }
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? { textFieldDidBeginEditing(_:) }
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { textFieldShouldEndEditing(_:) }
  public var textFieldDidEndEditing: OptionalDidEndEditing? { OptionalDidEndEditing(of: self) }
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    textFieldDidChangeSelection(_:)
  }
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { textFieldShouldReturn(_:) }
}

@MainActor public struct OptionalDidEndEditing {
  let of: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) { of.textFieldDidEndEditing(textField) }

  public func callAsFunction(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    of.textFieldDidEndEditing(textField, reason: reason)
  }
}
