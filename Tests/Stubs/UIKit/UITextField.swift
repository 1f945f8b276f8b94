// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stand-in for UIKit's class, in which a test can type as a user would.
@MainActor open class UITextField: UIControl, TypedInput {
  public weak var delegate: (any UITextFieldDelegate)?
  public var placeholder: String?
  public var font: UIFont?
  /// Whether the font adapts to the text size that the user has chosen.
  public var adjustsFontForContentSizeCategory = false
  public var autocorrectionType = UITextAutocorrectionType.default
  public var spellCheckingType = UITextSpellCheckingType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var keyboardType = UIKeyboardType.default
  public var isSecureTextEntry = false
  public var textContentType: UITextContentType!
  public let stored = StoredText()
  public var passesRanges = true
  public var reportsReplacing = false

  public enum DidEndEditingReason: Sendable {
    case committed
  }

  /// The text; setting it moves the caret to the end, and doesn't call the delegate.
  public var text: String? {
    get { stored.text }
    set { stored.text = newValue ?? "" }
  }

  public func allows(_ ranges: [NSRange], _ text: String) -> Bool {
    if passesRanges {
      return delegate?.textField(
        self, shouldChangeCharactersInRanges: ranges.map { NSValue(range: $0) },
        replacementString: text) ?? true
    }
    return delegate?.textField(
      self, shouldChangeCharactersIn: ranges[0], replacementString: text) ?? true
  }

  public func notifyDelegate() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }

  /// Clears the field as a user would.
  public func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    stored.text = ""
    notifyDelegate()
  }

  /// Leaves the field as a user would, which ends a composition.
  public func leave() {
    stored.marked = nil
    delegate?.textFieldDidEndEditing(self, reason: .committed)
  }
}

public enum UIKeyboardType: Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case numberPad
  case decimalPad
  case phonePad
}

public enum UITextAutocapitalizationType: Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

public enum UITextSpellCheckingType: Sendable {
  case `default`
  case no
  case yes
}

public enum UITextAutocorrectionType: Sendable {
  case `default`
  case no
  case yes
}

/// A stand-in for UIKit's protocol of the same name.
///
/// Only on Apple's platforms does Swift have optional requirements, so each requirement has a
/// default here. `next?.name?()` compiles, because a property with that name is an optional
/// function.
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

  /// If the delegate doesn't implement this method, the one for a single range is called.
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

/// A stand-in for UIKit's class, in which a test can type as a user would.
@MainActor open class UITextView: UIView, TypedInput {
  public weak var delegate: (any UITextViewDelegate)?
  public var textContentType: UITextContentType!
  public let stored = StoredText()
  public var passesRanges = true
  public var reportsReplacing = false

  /// The text; setting it moves the caret to the end, and doesn't call the delegate.
  public var text: String! {
    get { stored.text }
    set { stored.text = newValue ?? "" }
  }

  public func allows(_ ranges: [NSRange], _ text: String) -> Bool {
    if passesRanges {
      return delegate?.textView(
        self, shouldChangeTextInRanges: ranges.map { NSValue(range: $0) }, replacementText: text)
        ?? true
    }
    return delegate?.textView(self, shouldChangeTextIn: ranges[0], replacementText: text) ?? true
  }

  public func notifyDelegate() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }

  /// Leaves the view as a user would, which ends a composition.
  public func leave() {
    stored.marked = nil
    delegate?.textViewDidEndEditing(self)
  }
}

@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// If the delegate doesn't implement this method, the one for a single range is called.
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    textView.delegate?.textView(
      textView, shouldChangeTextIn: ranges[0].rangeValue, replacementText: text) ?? true
  }

  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { textViewShouldBeginEditing(_:) }
  public var textViewDidBeginEditing: ((UITextView) -> Void)? { textViewDidBeginEditing(_:) }
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? { textViewShouldEndEditing(_:) }
  public var textViewDidEndEditing: ((UITextView) -> Void)? { textViewDidEndEditing(_:) }
  public var textViewDidChange: ((UITextView) -> Void)? { textViewDidChange(_:) }
  public var textViewDidChangeSelection: ((UITextView) -> Void)? { textViewDidChangeSelection(_:) }
}
