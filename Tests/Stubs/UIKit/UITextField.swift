// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stand-in for UIKit's class, which a user can type into.
@MainActor open class UITextField: UIControl, TypedInput {
  public weak var delegate: (any UITextFieldDelegate)?
  public var placeholder: String?
  public var font: UIFont?
  /// Whether the font follows the user's text size.
  public var adjustsFontForContentSizeCategory = false
  public var autocorrectionType = UITextAutocorrectionType.default
  public var spellCheckingType = UITextSpellCheckingType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var keyboardType = UIKeyboardType.default
  public var isSecureTextEntry = false
  /// The kind of text, or `nil` if it isn't set.
  public var textContentType: UITextContentType!
  /// The text, the selection and the mark.
  public let stored = StoredText()
  /// Whether the delegate decides about several ranges, as of iOS 26.
  public var asksAboutRanges = true
  /// Whether `replace` calls the delegate and reports a change.
  public var tellsOfReplacing = false

  public enum DidEndEditingReason: Sendable {
    case committed
  }

  /// The text; setting it moves the caret to the end, without a call.
  public var text: String? {
    get { stored.text }
    set { stored.text = newValue ?? "" }
  }

  /// Asks the delegate whether `text` may replace `ranges`.
  public func asks(_ ranges: [NSRange], _ text: String) -> Bool {
    if asksAboutRanges {
      return delegate?.textField(
        self, shouldChangeCharactersInRanges: ranges.map { NSValue(range: $0) },
        replacementString: text) ?? true
    }
    return delegate?.textField(
      self, shouldChangeCharactersIn: ranges[0], replacementString: text) ?? true
  }

  public func tells() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }

  /// Clears the field as a user does.
  public func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    stored.text = ""
    tells()
  }

  /// Leaves the field as a user does, which ends composing.
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
